import * as audit from './audit/index.js';
import * as board from './board/index.js';
import * as calendar from './calendar/index.js';
import * as calls from './calls/index.js';
import * as chat from './chat/index.js';
import * as devices from './devices/index.js';
import * as documents from './documents/index.js';
import * as identity from './identity/index.js';
import * as integrations from './integrations/index.js';
import * as jobs from './jobs/index.js';
import * as local from './local/index.js';
import * as payments from './payments/index.js';
import * as polls from './polls/index.js';
import * as portals from './portals/index.js';
import * as recordings from './recordings/index.js';
import * as sessions from './sessions/index.js';
import * as settings from './settings/index.js';
import * as smartMeet from './smart-meet/index.js';
import * as statistics from './statistics/index.js';
import * as visits from './visits/index.js';
import * as webPush from './web-push/index.js';

/**
 * The contexts by their names, each with its public contracts. Routes, messages and events are
 * found in here, so that a slice is listed in the index of its context alone.
 */
export const contexts: Readonly<Record<string, object>> = {
  identity,
  portals,
  visits,
  calls,
  calendar,
  chat,
  board,
  payments,
  devices,
  documents,
  recordings,
  sessions,
  'smart-meet': smartMeet,
  settings,
  jobs,
  integrations,
  'web-push': webPush,
  audit,
  statistics,
  local,
  polls,
};
