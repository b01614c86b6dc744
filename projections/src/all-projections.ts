import { timeline } from './audit/timeline/projection.js';
import { callRecords } from './calls/call-records/projection.js';
import { forgettings } from './identity/forgettings/projection.js';
import { groups } from './identity/groups/projection.js';
import { guests } from './identity/guests/projection.js';
import { members } from './identity/members/projection.js';
import type { Projection } from './platform/runner/index.js';
import { portals } from './portals/portals/projection.js';
import { desks } from './visits/desks/projection.js';
import { visits } from './visits/visits/projection.js';

/** Every read model of the product. */
export const allProjections: readonly Projection[] = [
  members,
  guests,
  groups,
  forgettings,
  portals,
  visits,
  desks,
  callRecords,
  timeline,
];
