import type { Shape } from '../shape';
import type { roster as ko } from '../ko/roster';

export const roster: Shape<typeof ko> = {
  roster: {
    title: 'Conflict-of-interest roster',
    lead: 'This is the file as it will be saved.',
    sheets: 'Sheets',
    content: 'Content of the sheet',
    more: 'Only the first {{shown}} rows are shown. The file holds all {{total}}.',
    open: 'Still open',
    openItems: 'Undecided items',
    failedDocuments: 'Unreadable documents',
    nothingOpen: 'Nothing is open. Names nobody had to look at are marked as automatic.',
    openIncluded:
      'Saved now, undecided names are listed as open and gathered on a sheet with their reasons. Nobody is lost.',
    openLeftOut: 'Saved now, undecided names are not listed. They stay on the sheet of open items.',
    failedMeans:
      'People in unreadable documents are not on this roster. The documents and reasons stand on the sheet of open items.',
    continue: 'Review the {{count}} left',
    to: { item: 'Open in review', unread: 'Open in progress' },
    options: 'What to include',
    include: 'Include open names, marked',
    includeText: 'Undecided names are listed as open',
    confirmedOnly: 'Only confirmed people',
    confirmedOnlyText: 'Undecided names are left out',
    save: 'Check and save',
    export: 'Save as XLSX',
    exported: 'Saved {{file}} · {{rows}} rows',
    exportedOpen: 'It holds {{count}} open items.',
    exportedOpen_one: 'It holds {{count}} open item.',
    reveal: 'Show in folder',
    csvWhy: 'Saves the first sheet alone, as CSV',
    signer: 'Checked by',
    sign: 'Sign as checked',
    signKnow: 'I know what remains. Undecided items: {{open}}, unreadable documents: {{failed}}',
    signKnowOpen: 'I know what remains. Undecided items: {{open}}',
    signKnowFailed: 'I know what remains. Unreadable documents: {{failed}}',
    signedBy: 'Signed by {{name}}',
    signedOpen: 'signed knowing {{count}} open items',
    signedOpen_one: 'signed knowing {{count}} open item',
    signLost:
      'The roster has changed, so the signature of {{name}} no longer stands. Check it and sign again.',
    empty: 'Nobody is confirmed yet',
    emptySheet: 'This sheet has no rows',
    emptyText: 'The roster fills as documents are read and reviewed.',
  },
};
