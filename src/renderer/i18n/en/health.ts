import type { Shape } from '../shape';
import type { health as ko } from '../ko/health';

export const health: Shape<typeof ko> = {
  health: {
    title: 'Health',
    lead: 'How much the machine finishes by itself, and what people keep correcting.',
    empty: 'No document has been read yet',
    emptyText:
      'As documents are read, the share that needs nobody and the most frequent corrections gather here.',
    allDocuments: 'All documents',
    unread: '{{count}} unreadable documents',
    unread_one: '{{count}} unreadable document',
    drift: '{{what}}: clearly fewer pass without a look',
    driftText:
      '{{now}} this time, {{before}} so far ({{count}} documents). Please check whether the documents look different.',
    auto: 'Documents that needed nobody',
    ofDocuments: 'of {{count}} documents so far',
    latest: 'latest intake, of {{count}} documents',
    later: 'From the third day on a chart shows how it changes.',
    chart: 'Share that needed nobody from {{from}} to {{to}}: {{rates}}',
    byType: 'By kind of document',
    typeRate: '{{type}}, share that needed nobody',
    count: '{{count}} files',
    count_one: '{{count}} file',
    legendAuto: 'Needed nobody',
    sample: 'Names drawn for a look',
    sampleText:
      '{{share}} of the names that passed by themselves are drawn and seen by a person: so the silent errors can be estimated.',
    drawn: 'Drawn',
    decided: 'Looked at',
    wrong: 'Wrong',
    error: 'Error rate',
    interval: '95 % interval {{low}} to {{high}}',
    corrected: 'What is corrected most',
    correctedNone: 'Nothing has been corrected yet.',
    field: {
      name: 'Name',
      role: 'Role',
      affiliation: 'Affiliation',
      rejected: 'Not a person',
      added: 'Missing person',
    },
    times: '{{count}} times',
    times_one: '{{count}} time',
    familyAuto: 'automatic {{percent}}',
    families: 'Layouts corrected most',
    ofNames: '{{corrections}} of {{people}} names',
  },
};
