/** English texts about former members. */
export const en = {
  formerMember: {
    empty: 'No former members',
    emptyHint:
      'Members you delete are listed here until they are forgotten; after that, the receipt is.',
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
