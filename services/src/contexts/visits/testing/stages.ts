import type { Engagement } from '../desk/state.js';
import type { Visit as VisitState } from '../visit/state.js';

/** The stages of visits and desks, for models of the whole program. */
export type VisitStage = VisitState['stage'];
export type EngagementKind = Engagement['kind'];
export { Desk, Visit } from '../streams.js';
