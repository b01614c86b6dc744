/** English texts about people: members in detail, invitations. */
export const englishPeople = {
  people: {
    tab: {
      account: 'Main account',
      profiles: 'Profiles',
      portals: 'Portals',
      statistics: 'Statistics',
    },
    picture: { add: 'Add picture', change: 'Change picture' },
    particulars: 'Particulars',
    create: { title: 'New member with a first password' },
    invite: {
      title: 'Invite a member',
      action: 'Invite',
      send: 'Send invitation',
      again: 'Send again',
    },
    profiles: {
      hint: 'Other names and roles under which this member can answer.',
      empty: 'There is no additional profile yet.',
      add: 'Add profile',
      name: 'Profile name',
      description: 'About this person',
    },
    portals: { hint: 'The member sees the lines of these portals and answers their visitors.' },
    statistics: {
      calls: 'Calls answered',
      averageMs: 'Average duration',
      waitedMs: 'Visitors waited',
      rating: 'Average rating',
      all: 'Of all calls; %{smart_count} visitor rated. |||| Of all calls; %{smart_count} visitors rated.',
      newest: 'Averages of the newest 999 calls; %{smart_count} visitors rated.',
    },
    delete: {
      one: 'Delete %{name}?',
      many: 'Delete this member? |||| Delete %{smart_count} members?',
      text: 'The member is signed out at once and can never sign in again, leaves portals and groups, and the user name becomes free. The record of the calls stays. |||| They are signed out at once and can never sign in again, leave portals and groups, and their user names become free. The record of their calls stays.',
    },
    import: {
      title: 'Import members',
      action: 'Import',
      hint: 'A CSV file in UTF-8 with a header and a row for each member. Drop it here or choose it. The column role may be left out.',
      choose: 'Choose a file',
      example: 'Save an example',
      tooBig: 'The file is too big: at most one million characters.',
      refused:
        '%{smart_count} of %{rows} rows must be mended. Nobody was imported. |||| %{smart_count} of %{rows} rows must be mended. Nobody was imported.',
      problems: 'Rows to mend',
      preview: 'Members as they were understood',
      row: 'Row',
      column: 'Column',
      problem: 'What is wrong',
      good: 'One member can be imported. |||| %{smart_count} members can be imported.',
      first: 'The first %{count} are shown.',
      invite: 'Invite them by mail',
      run: 'Import one member |||| Import %{smart_count} members',
      done: 'One member imported |||| %{smart_count} members imported',
    },
    group: {
      empty: 'No groups yet',
      emptyHint: 'A group names members together, such as a department.',
      count: '%{smart_count} member |||| %{smart_count} members',
      deleteTitle: 'Delete the group “%{name}”?',
      deleteText: 'Its members stay.',
    },
    guest: {
      empty: 'No guests yet',
      emptyHint: 'Guests are people from outside whom you invite and meet again.',
      clear: 'Forget all guests',
      clearTitle: 'Forget all guests?',
      clearText:
        'The personal data of every guest becomes unreadable everywhere. Nothing brings it back. The record of their calls stays, without names.',
      clearWord: 'all guests',
    },
    former: {
      empty: 'No former members',
      emptyHint:
        'Members whom you delete are listed here until they are forgotten, and the proof of it after that.',
      known: 'Not forgotten',
      forgotten: 'Forgotten',
      since: 'Deleted on %{date}',
    },
    forget: {
      action: 'Forget',
      title: 'Forget %{name}?',
      guest:
        'Name, e-mail and phone of this guest become unreadable everywhere, in the log as well. Nothing brings them back. The record of the calls and all figures stay, without the name.',
      member:
        'Name, e-mail, pictures and all other personal data of this former member become unreadable everywhere, in the log as well. Nothing brings them back. The record of the calls and all figures stay, without the name.',
      receipt: 'Receipt',
      done: 'Forgotten on %{when}. Keep this receipt; it proves what was done and holds no personal data.',
      was: 'This person had been forgotten before, on %{when}. This is the receipt of that.',
      erased: {
        mails: 'One mail removed |||| %{smart_count} mails removed',
        pictures: 'One picture removed |||| %{smart_count} pictures removed',
        passwords: 'Password removed |||| %{smart_count} passwords removed',
        links: 'One link removed |||| %{smart_count} links removed',
      },
      signed: 'Signed receipt (JWS)',
      check: 'Anybody can check the signature with the keys at %{keys}',
      save: 'Save receipt',
    },
    outbox: {
      empty: 'No mails here',
      emptyHint:
        'While no mail server is set up, invitations and links for new passwords are kept here instead of being sent.',
      hint: 'These mails were written while no mail server was set up. They reach nobody by themselves: hand on their links.',
      locked: 'Super administrators only',
      copy: 'Copy link',
      copied: 'Link copied',
      view: 'How to show the mail',
      html: 'As it looks',
      text: 'Plain text',
    },
  },
  resources: {
    groups: {
      name: 'Group |||| Groups',
      fields: { q: 'Search', name: 'Name', memberIds: 'Members', createdAt: 'Created' },
    },
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
    outbox: {
      name: 'Outbox',
      fields: { q: 'Search', to: 'To', from: 'From', subject: 'Subject', sentAt: 'Written' },
    },
  },
};

export type PeopleMessages = typeof englishPeople;
