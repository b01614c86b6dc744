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
import * as payments from './payments/index.js';
import type { Projection } from './platform/runner/index.js';
import * as polls from './polls/index.js';
import * as portals from './portals/index.js';
import * as recordings from './recordings/index.js';
import * as sessions from './sessions/index.js';
import * as settings from './settings/index.js';
import * as smartMeet from './smart-meet/index.js';
import * as visits from './visits/index.js';
import * as webPush from './web-push/index.js';

/** The contexts that have read models. */
const contexts: readonly object[] = [
  identity,
  portals,
  visits,
  calls,
  sessions,
  documents,
  recordings,
  smartMeet,
  chat,
  calendar,
  board,
  devices,
  payments,
  settings,
  audit,
  jobs,
  integrations,
  webPush,
  polls,
];

const isProjection = (value: unknown): value is Projection =>
  typeof value === 'object' && value !== null && 'handles' in value && 'collections' in value;

/** Every read model of the product: each projection that a context exports. */
export const allProjections: readonly Projection[] = contexts
  .flatMap((context) => Object.values<unknown>(context as Readonly<Record<string, unknown>>))
  .filter(isProjection);
