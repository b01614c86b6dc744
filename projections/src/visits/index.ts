export type { DeskBreak, DeskDocument } from './desks/document.js';
export { desks } from './desks/projection.js';
export {
  aheadOf,
  arrivingAnywhere,
  lineEntries,
  wordsOf,
  oldestFirst,
  waitingAnywhere,
  waitingAt,
} from './line/line-entries.js';
export { visits } from './visits/projection.js';
export type { PlaceInLine, VisitDocument } from './visits/document.js';
export type { AgentDayDocument, AgentStep } from './agent-time/document.js';
export { agentTime } from './agent-time/projection.js';
