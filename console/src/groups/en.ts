/** English texts about groups. */
export const en = {
  group: {
    empty: 'No groups yet',
    emptyHint: 'Groups bring members together, such as a department.',
    count: '%{smart_count} member |||| %{smart_count} members',
    deleteTitle: 'Delete the group “%{name}”?',
    deleteText: 'Its members are kept.',
  },
  resources: {
    groups: {
      name: 'Group |||| Groups',
      notifications: {
        created: 'Group created',
        updated: 'Changes saved',
        deleted: 'Group deleted |||| Groups deleted',
      },
      fields: { q: 'Search', name: 'Name', memberIds: 'Members', createdAt: 'Created' },
    },
  },
};
