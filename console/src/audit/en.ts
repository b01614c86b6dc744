/** English texts about looking into the past. */
export const en = {
  audit: {
    search: 'Search events',
    look: 'Search',
    hint: 'Everything that happened, straight from the log. Every search is logged under your name.',
    field: {
      type: 'Type, such as VisitOpened',
      stream: 'Stream, such as portal-<id>',
      correlationId: 'Correlation: the id of a call',
      actorId: 'Actor: the id of who did it',
      from: 'From',
      to: 'Until',
    },
    empty: 'Nothing found',
    emptyHint: 'No events match.',
    older: 'Older events',
    failed: 'This could not be loaded.',
    asItStood: 'State at this point',
    never: 'There is no record of this.',
    moments: '%{smart_count} change |||| %{smart_count} changes',
    before: 'Before',
    after: 'After',
    name: 'Field',
    differences: 'Differences',
    same: 'No differences',
    whole: 'Full state',
    export: 'Export with proof',
    verifier: 'Download verifier',
  },
  resources: {
    audit: {
      name: 'Audit |||| Audit',
      fields: {},
    },
  },
};
