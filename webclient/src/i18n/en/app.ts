export const app = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  language: 'Language',
  notices: 'Notices',
  lost: 'Connection lost. Trying again …',
  offline: 'You are offline. We carry on as soon as you are back.',
  loading: 'Loading',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
};
