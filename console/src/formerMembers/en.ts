/** English texts about former members. */
export const en = {
  formerMember: {
    empty: 'No former members',
    emptyHint:
      'Members whom you delete are listed here until they are forgotten, and the proof of it after that.',
    known: 'Not forgotten',
    forgotten: 'Forgotten',
    since: 'Deleted on %{date}',
  },
  resources: {
    'former-members': {
      name: 'Former member |||| Former members',
      fields: {
        q: 'Search',
        displayName: 'Name',
        deletedAt: 'Deleted',
        forgottenAt: 'Forgotten',
        forgotten: 'State',
      },
    },
  },
};
