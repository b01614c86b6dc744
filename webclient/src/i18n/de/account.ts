export const account = {
  title: 'Kontoeinstellungen',
  tab: {
    security: 'Sicherheit',
  },
  password: {
    title: 'Passwort',
    lead: 'Ein neues Passwort meldet Sie überall sonst ab.',
    old: 'Bisheriges Passwort',
    change: 'Passwort ändern',
    changed: 'Ihr Passwort ist geändert.',
  },
};
