import type { Shape } from '../shape';
import type { errors as ko } from '../ko/errors';

export const errors: Shape<typeof ko> = {
  error: {
    internal:
      'That could not be finished. What was saved is kept. Try again; if it comes back, reopen the program.',
    window: 'This view could not be drawn. What was saved is kept.',
    no_bridge: 'This page only works inside the program. Please reopen the program.',
    invalid_input: 'That value cannot be used. Nothing was changed. Please check it.',
    no_round: 'No round is open. Create or open one.',
    round_not_found: 'The round was not found. Open the list again.',
    not_found: 'That item is gone; a new reading may have replaced it. Choose it again from the list.',
    flag_resolved: 'That item is decided already. The list is up to date now.',
    busy: 'Something else is being done. Try again in a moment.',
    nothing_to_start: 'There is no file to read. Add a folder.',
    no_preflight: 'There is no intake list. Drop the folder again.',
    path_not_found: 'The dropped folder or file was not found. Check whether it was moved and drop it again.',
    no_files: 'No file was found in what you dropped. Drop a folder or files.',
    access_denied: 'The file may not be opened. Check its permissions or add a copy from elsewhere.',
    disk_full: 'There is not enough disk space. Everything so far is kept. Free some space and try again.',
    file_locked: 'Another program has that file open. Close it in Excel or save under another name.',
    save_failed: 'The file could not be saved. Choose another place or another name.',
    nothing_exported: 'No file has been saved yet.',
    render_failed: 'This page could not be drawn. You can still read the text and decide.',
  },
};
