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
  offline: 'You are offline. This page connects again by itself.',
  offlineFor_one: 'You are offline. We wait for you for {{count}} second.',
  offlineFor_other: 'You are offline. We wait for you for {{count}} seconds.',
  tooLate: 'You have been away for too long. Once you are back you see how it stands.',
  loading: 'Loading',
  privacy: 'Privacy',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
};

/** The texts for visitors before a call, and on each page. */
export const visitors = { app, devices, errors, visitor };

export type VisitorTexts = typeof visitors;
