/** The names of account roles, for all places. */
export const accountRoleNames = {
  en: {
    none: 'None',
    member: 'Member',
    support: 'Support',
    auditor: 'Auditor',
    admin: 'Administrator',
    'super-admin': 'Super administrator',
  },
  de: {
    none: 'Keine',
    member: 'Mitglied',
    support: 'Support',
    auditor: 'Prüfung',
    admin: 'Administration',
    'super-admin': 'Hauptadministration',
  },
};

/**
 * The names of the roles within a session or call; an administrator has the same name as with
 * accounts.
 */
export const inCallRoleNames = {
  en: {
    guest: 'Guest',
    viewer: 'Viewer',
    presenter: 'Presenter',
    moderator: 'Moderator',
    admin: accountRoleNames.en.admin,
  },
  de: {
    guest: 'Gast',
    viewer: 'Zuschauend',
    presenter: 'Präsentierend',
    moderator: 'Moderation',
    admin: accountRoleNames.de.admin,
  },
};
