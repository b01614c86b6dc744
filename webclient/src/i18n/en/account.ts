export const account = {
  title: 'Account settings',
  tab: {
    security: 'Security',
  },
  password: {
    title: 'Password',
    lead: 'A new password signs you out everywhere else.',
    old: 'Present password',
    change: 'Change password',
    changed: 'Your password is changed.',
  },
};
