import { devices } from './devices.js';
import { errors } from './errors.js';
import { visitor } from './visitor.js';

const app = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  imprint: 'Imprint',
  language: 'Language',
  notices: 'Notices',
  lost: 'Connection lost. Trying again …',
  offline: 'You are offline. We carry on as soon as you are back.',
  loading: 'Loading',
  privacy: 'Privacy',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
};

/** What is said to visitors before a call, and on every page. */
export const visitors = { app, devices, errors, visitor };

export type VisitorTexts = typeof visitors;
