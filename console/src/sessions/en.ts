import { inCallRoleNames } from '@foyer/contracts/role-names';

/** English texts about sessions. */
export const en = {
  session: {
    empty: 'No sessions yet',
    emptyHint: 'Members create sessions in the web client; you manage all of them here.',
    count: '%{smart_count} member |||| %{smart_count} members',
    direct: 'Direct session',
    saved: 'Saved',
    deleteTitle: 'Delete the session “%{name}”?',
    deleteText: 'Its members, settings and documents are removed for everyone.',
    accessHint: 'How people who are not members join.',
    pinHint: 'Four digits.',
    pinSet: 'A PIN is set. Leave this empty to keep it.',
    pinInvalid: 'A PIN has four digits.',
    member: 'Member',
    roleLabel: 'Role',
    tab: { general: 'General', members: 'Members', media: 'Sound and video' },
    type: { public: 'Public', private: 'Private', direct: 'Direct', device: 'Device' },
    accessMode: { open: 'Open', pin: 'With PIN', knock: 'After knocking' },
    role: inCallRoleNames.en,
    qualityLow: 'Low',
  },
  resources: {
    sessions: {
      name: 'Session |||| Sessions',
      fields: {
        q: 'Search',
        sessionName: 'Name',
        sessionType: 'Type',
        memberCount: 'Members',
        live: 'Live',
        createdAt: 'Created',
        accessMode: 'Access',
        pin: 'New PIN',
        description: 'Purpose',
        cameraRoles: 'May turn on a camera',
        microphoneRoles: 'May turn on a microphone',
        screenShareRoles: 'May share a screen',
        quality: 'Best quality',
        startMuted: 'Start with microphones off',
      },
    },
  },
};
