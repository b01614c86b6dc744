/** English texts about API keys. */
export const en = {
  apiKey: {
    empty: 'No API keys yet',
    emptyHint: 'An API key lets another program in, so that it needs no password of a person.',
    nameHint: 'The program that uses it',
    roleHint: 'At most what you may do yourself. Choose the smallest one that is enough.',
    expiryHint: 'At most 366 days from now',
    networksHint:
      'One address or network in each line, such as 203.0.113.0/24 or 2001:db8::/32. Empty: from everywhere.',
    state: { active: 'Active', expired: 'Expired', stopped: 'Stopped', revoked: 'Revoked' },
    why: {
      expired: 'This key has expired. With a later date it works again.',
      stopped:
        'This key has stopped: the person who made it was deactivated or deleted, or has fewer rights than the key.',
      revoked: 'This key was revoked and can no longer be changed.',
    },
    madeTitle: 'API key “%{name}”',
    once: 'Copy the key now and keep it in a safe place. It will not be shown again.',
    key: 'API key',
    revoke: 'Revoke',
    revokeTitle: 'Revoke the API key “%{name}”?',
    revokeText: 'Programs that use it are refused at once.',
  },
  resources: {
    'api-keys': {
      name: 'API key |||| API keys',
      notifications: {
        created: 'API key created',
        updated: 'Changes saved',
        deleted: 'API key revoked |||| API keys revoked',
      },
      fields: {
        q: 'Search',
        name: 'Name',
        note: 'Note',
        role: 'Role',
        makerId: 'Made by',
        expiresAt: 'Expires',
        networks: 'Allowed networks',
        lastUsedAt: 'Last used',
        state: 'State',
        revoked: 'Revoked',
        createdAt: 'Created',
      },
    },
  },
  sentence: {
    ApiKeyCreated: '%{actor} created the API key %{name}',
    ApiKeyChanged: '%{actor} changed the API key %{name}',
    ApiKeyRevoked: '%{actor} revoked the API key %{apiKeyId}',
    ApiKeyUsed: 'The API key %{apiKeyId} was used from %{address}',
  },
};
