import { timeline } from './audit/timeline/projection.js';
import { meetings } from './calendar/meetings/projection.js';
import { board } from './board/boards/projection.js';
import { callLog } from './calls/call-log/projection.js';
import { callRecords } from './calls/call-records/projection.js';
import { chat } from './chat/messages/projection.js';
import { devices } from './devices/devices/projection.js';
import { documents } from './documents/documents/projection.js';
import { erasures } from './identity/erasures/projection.js';
import { groups } from './identity/groups/projection.js';
import { guests } from './identity/guests/projection.js';
import { members } from './identity/members/projection.js';
import { identityProviders } from './identity/providers/projection.js';
import { jobs } from './jobs/projection.js';
import { reconciliations } from './payments/reconciliations/projection.js';
import { paymentTerminals } from './payments/terminals/projection.js';
import { transactions } from './payments/transactions/projection.js';
import type { Projection } from './platform/runner/index.js';
import { portalHours } from './portals/hours/projection.js';
import { portals } from './portals/portals/projection.js';
import { recordings } from './recordings/recordings/projection.js';
import { transcripts } from './smart-meet/transcripts/projection.js';
import { sessions } from './sessions/sessions/projection.js';
import { agentTime } from './visits/agent-time/projection.js';
import { appSettings } from './settings/app-settings/projection.js';
import { desks } from './visits/desks/projection.js';
import { visits } from './visits/visits/projection.js';

/** Every read model of the product. */
export const allProjections: readonly Projection[] = [
  members,
  identityProviders,
  guests,
  groups,
  erasures,
  portals,
  portalHours,
  visits,
  desks,
  agentTime,
  callRecords,
  callLog,
  sessions,
  documents,
  recordings,
  transcripts,
  chat,
  meetings,
  board,
  devices,
  transactions,
  paymentTerminals,
  reconciliations,
  appSettings,
  timeline,
  jobs,
];
