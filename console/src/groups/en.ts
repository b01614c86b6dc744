/** English texts about groups. */
export const en = {
  group: {
    empty: 'No groups yet',
    emptyHint: 'A group names members together, such as a department.',
    count: '%{smart_count} member |||| %{smart_count} members',
    deleteTitle: 'Delete the group “%{name}”?',
    deleteText: 'Its members stay.',
  },
  resources: {
    groups: {
      name: 'Group |||| Groups',
      fields: {
        q: 'Search',
        name: 'Name',
        memberIds: 'Members',
        createdAt: 'Created',
      },
    },
  },
};
