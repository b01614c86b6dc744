import { board } from './board.js';
import { calendar } from './calendar.js';
import { calls } from './calls.js';
import { chat } from './chat.js';
import { devices } from './devices.js';
import { documents } from './documents.js';
import { identity } from './identity.js';
import { integrations } from './integrations.js';
import { operations } from './operations.js';
import { payments } from './payments.js';
import { polls } from './polls.js';
import { portals } from './portals.js';
import { recordings } from './recordings.js';
import { sessions } from './sessions.js';
import { smartMeet } from './smart-meet.js';
import { settings } from './settings.js';
import { visits } from './visits.js';
import { webPush } from './web-push.js';

/** The German sentence of each event, by its type. */
export const sentences = {
  ...visits,
  ...calls,
  ...sessions,
  ...calendar,
  ...documents,
  ...recordings,
  ...smartMeet,
  ...chat,
  ...board,
  ...polls,
  ...devices,
  ...payments,
  ...portals,
  ...identity,
  ...operations,
  ...integrations,
  ...webPush,
  ...settings,
};
