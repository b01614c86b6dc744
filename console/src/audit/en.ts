/** English texts about looking into the past. */
export const en = {
  audit: {
    search: 'Search events',
    look: 'Look',
    hint: 'Everything that happened, from the log itself. Each look is recorded with your name.',
    field: {
      type: 'Type, such as VisitOpened',
      stream: 'Stream, such as portal-<id>',
      correlationId: 'Correlation: the id of a call',
      actorId: 'Actor: the id of who did it',
      from: 'From',
      to: 'Until',
    },
    empty: 'Nothing found',
    emptyHint: 'No event is all of that.',
    older: 'Older ones',
    failed: 'That could not be loaded.',
    asItStood: 'As it stood',
    never: 'There never was such a thing.',
    moments: '%{smart_count} moment |||| %{smart_count} moments',
    before: 'Before',
    after: 'After',
    name: 'Field',
    differences: 'Differences',
    same: 'Nothing is different.',
    whole: 'All of it, after',
    export: 'Export with proof',
    verifier: 'Program that verifies exports',
  },
  resources: {
    audit: {
      name: 'Audit |||| Audit',
      fields: {},
    },
  },
};
