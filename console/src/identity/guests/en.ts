/** English texts about guests. */
export const en = {
  guest: {
    empty: 'No guests yet',
    emptyHint: 'Guests are people from outside whom you invite and meet again.',
    clear: 'Forget all guests',
    clearTitle: 'Forget all guests?',
    clearText:
      'The personal data of every guest becomes unreadable everywhere. This cannot be undone. Call history is kept, without names.',
    clearWord: 'all guests',
  },
  resources: {
    guests: {
      name: 'Guest |||| Guests',
      fields: {
        q: 'Search',
        name: 'Name',
        firstName: 'First name',
        lastName: 'Last name',
        email: 'E-mail',
        phone: 'Phone',
        createdBy: 'Created by',
        createdAt: 'Created',
      },
    },
  },
};
