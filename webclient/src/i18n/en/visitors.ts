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
  offline: 'You are offline. This page reconnects automatically.',
  offlineFor_one: 'You are offline. We will wait {{count}} more second.',
  offlineFor_other: 'You are offline. We will wait {{count}} more seconds.',
  tooLate: 'You were offline for too long. Once connected, you will see what happened.',
  loading: 'Loading',
  privacy: 'Privacy',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
};

/** The texts for visitors before a call, and on each page. */
export const visitors = { app, devices, errors, visitor };

export type VisitorTexts = typeof visitors;
