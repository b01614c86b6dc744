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
  sentence: {
    GroupCreated: '%{actor} created the group %{name}',
    GroupRenamed: '%{actor} renamed a group to %{name}',
    GroupMemberAdded: '%{actor} added %{memberId} to a group',
    GroupMemberRemoved: '%{memberId} was removed from a group',
    GroupDeleted: '%{actor} deleted a group',
  },
};
