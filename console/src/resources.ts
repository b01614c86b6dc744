import { agentStatistics } from './agentStatistics/index.js';
import { audit } from './audit/index.js';
import { calls } from './calls/index.js';
import { callStatistics } from './callStatistics/index.js';
import { devices } from './devices/index.js';
import { erasureTexts } from './erasure/index.js';
import { formerMembers } from './formerMembers/index.js';
import { groups } from './groups/index.js';
import { guests } from './guests/index.js';
import { homeTexts } from './home/index.js';
import { jobs } from './jobs/index.js';
import { layoutTexts } from './layout/index.js';
import { lines } from './lines/index.js';
import { members } from './members/index.js';
import { outbox } from './outbox/index.js';
import { paymentStatistics } from './paymentStatistics/index.js';
import { portals } from './portals/index.js';
import { reconciliations } from './reconciliations/index.js';
import { meetings } from './meetings/index.js';
import { sessions } from './sessions/index.js';
import { settings } from './settings/index.js';
import { recordTexts } from './record/index.js';
import { recordings } from './recordings/index.js';
import type { ResourceDeclaration } from './resource/defineResource.js';
import type { TextSources } from './resource/texts.js';
import { userSources } from './userSources/index.js';
import { transactions } from './transactions/index.js';
import { wallboard } from './wallboard/index.js';

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
  transactions,
  reconciliations,
  paymentStatistics,
  audit,
  outbox,
  jobs,
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
