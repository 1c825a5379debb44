import type { Shape } from '../shape';
import type { guide as ko } from '../ko/guide';

export const guide: Shape<typeof ko> = {
  find: {
    title: 'Find a person',
    placeholder: 'Name or application number',
    applicant: 'Applicant',
    of: 'Tied to {{name}}',
    none: 'Nobody of that name',
  },
  keys: {
    title: 'Review keys',
    text: 'Click a key, then press the new one. Keys are places on the keyboard: the input language does not matter.',
    press: 'Press a key',
    change: '{{action}}: change {{key}}',
    fixed: '{{key}} has a fixed meaning and cannot be used',
    taken: '{{key}} is taken: {{action}}',
    reset: 'As usual',
  },
  tour: {
    label: 'First steps',
    step: '{{n}} of {{count}}',
    intake: 'Drop the folders',
    intakeText:
      'Drop applicants’ folders anywhere. You see the list first; nothing is read before you start.',
    review: 'Look where it is marked',
    reviewText:
      'Only doubtful names are asked about. Look at the page and decide with one key. Everything can be undone.',
    roster: 'Check and save',
    rosterText: 'See the sheet as it will be saved, sign it with your name, and save it as an Excel file.',
    next: 'Next',
    done: 'Start',
    skip: 'Skip',
  },
  guide: {
    title: 'Guide',
    intake: '1. Intake',
    intakeText:
      'Drop folders or ZIPs on the window. Each file says what it was taken for and why. Put right what is wrong on the spot.',
    review: '2. Review',
    reviewText:
      'Doubtful names such as seals and handwriting come one by one. Look at the place on the page; confirm or correct.',
    keys: '3. One key each',
    keysText:
      'Enter confirms, E edits, X rejects, U undoes. A decision moves on by itself. Press ? for all keys.',
    people: '4. People',
    peopleText:
      'Everybody tied to an applicant, strongest tie first. The small page beside a name opens the place where it stands.',
    roster: '5. Roster',
    rosterText:
      'The sheets as they will be saved. Look at what is open, sign, save. A changed roster is unsigned by itself.',
    conflicts: '6. Evaluators',
    conflictsText:
      'Drop the evaluators’ list to see who must not evaluate whom. Open a cell, look at the evidence, decide: 1 exclude, 2 to be checked, 3 unrelated. The list is stored apart and wiped apart.',
    safe: 'Safe to use',
    safeText:
      'It never connects to a network and never changes the original files. Close the window and go on later. Behind the name of the round, top left: lock it with a passphrase, back it up into one file, and wipe it for good when the work is done.',
    flags: 'What each mark asks for',
    flag: {
      seal: 'Compare the seal’s letters with the name. Skip it if it cannot be read.',
      handwriting: 'Look at the handwritten name: confirm it or correct it.',
      signature: 'Compare with the name printed beside the signature.',
      low_confidence: 'Faint, or unlike a name. Compare with the page.',
      ambiguous: 'Say whether it is the same person or not.',
      needs_vision: 'A page that is only a picture. Add the people you see.',
      incomplete: 'Somebody may be missing. Add them, or press 0 for nobody.',
    },
  },
};
