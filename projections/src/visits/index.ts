export type { DeskBreak, DeskDocument } from './desks.model.js';
export { desks } from './desks.js';
export {
  aheadOf,
  arrivalOf,
  arrivingAnywhere,
  lineEntries,
  wordsOf,
  oldestFirst,
  servedBefore,
  waitingAnywhere,
  waitingAt,
} from './line-entries.js';
export type { EarlierVisits } from './line-entries.js';
export { visits } from './visits.js';
export type { PlaceInLine, VisitDocument } from './visits.model.js';
export type { AgentDayDocument, AgentStep } from './agent-time.model.js';
export { agentTime } from './agent-time.js';
