/** English texts about the outbox. */
export const en = {
  outbox: {
    empty: 'No mails here',
    emptyHint:
      'While no mail server is set up, invitations and links for new passwords are kept here instead of being sent.',
    hint: 'These mails were written while no mail server was set up. They are not sent automatically: pass on their links.',
    locked: 'Super administrators only',
    copy: 'Copy link',
    copied: 'Link copied',
    view: 'View',
    html: 'Preview',
    text: 'Plain text',
  },
  resources: {
    outbox: {
      name: 'Outbox',
      fields: {
        q: 'Search',
        to: 'To',
        from: 'From',
        subject: 'Subject',
        sentAt: 'Created',
        state: 'State',
      },
    },
  },
};
