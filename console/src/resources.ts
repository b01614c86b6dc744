import { apiKeys } from './identity/api-keys/index.js';
import { agentStatistics } from './statistics/agent-statistics/index.js';
import { audit } from './audit/index.js';
import { calls } from './calls/index.js';
import { callStatistics } from './statistics/call-statistics/index.js';
import { devices } from './devices/index.js';
import { erasureTexts } from './identity/erasure/index.js';
import { formerMembers } from './identity/former-members/index.js';
import { groups } from './identity/groups/index.js';
import { guests } from './identity/guests/index.js';
import { homeTexts } from './home/index.js';
import { jobs } from './jobs/index.js';
import { layoutTexts } from './layout/index.js';
import { lines } from './visits/lines/index.js';
import { members } from './identity/members/index.js';
import { outbox } from './identity/outbox/index.js';
import { paymentStatistics } from './payments/payment-statistics/index.js';
import { portals } from './portals/index.js';
import { reconciliations } from './payments/reconciliations/index.js';
import { meetings } from './calendar/meetings/index.js';
import { sessions } from './sessions/index.js';
import { settings } from './settings/index.js';
import { recordTexts } from './record/index.js';
import { recordings } from './recordings/index.js';
import type { ResourceDeclaration } from './resource/defineResource.js';
import type { TextSources } from './resource/texts.js';
import { webhooks } from './integrations/webhooks/index.js';
import { userSources } from './identity/user-sources/index.js';
import { transactions } from './payments/transactions/index.js';
import { wallboard } from './visits/wallboard/index.js';

/** All resources, in the order of the menu. */
export const resources: readonly ResourceDeclaration[] = [
  portals,
  lines,
  wallboard,
  calls,
  callStatistics,
  agentStatistics,
  recordings,
  devices,
  members,
  groups,
  guests,
  sessions,
  meetings,
  formerMembers,
  userSources,
  apiKeys,
  transactions,
  reconciliations,
  paymentStatistics,
  audit,
  outbox,
  jobs,
  webhooks,
  settings,
];

/** The texts of all resources, and of what several of them use. */
export const textSources: readonly TextSources[] = [
  layoutTexts,
  homeTexts,
  recordTexts,
  erasureTexts,
  ...resources.map(({ texts }) => texts),
];
