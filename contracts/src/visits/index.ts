export {
  ChoiceReason,
  NotAskedReason,
  OfferEndReason,
  PlacedReason,
  VisitEndReason,
} from './reasons.js';
export { agentState } from './agent-state.js';
export { ClientStatus } from '../portals/client-status.js';
export { LongWaitStep } from '../portals/long-wait-step.js';
export * from './desk-events.js';
export * as earlierVisitRoutes from './earlier-visits.js';
export { EARLIER_VISITS_MAX, EarlierVisit } from './earlier-visits.js';
export * from './events.js';
export * from './place-events.js';
export {
  CALLED_BACK_MS,
  CALL_BACK_AT_AHEAD,
  DESK_ABSENCE_MS,
  DESK_BLINK_MS,
  OFFER_AGAIN_MS,
  OFFER_RINGS_MS,
  RING_REPEAT_MS,
  SMS_CODE_AGAIN_MS,
  SMS_CODE_LIVES_MS,
  SMS_CODE_TRIES,
  VISITOR_ABSENCE_MS,
  VISITOR_BLINK_MS,
  VISIT_DESERTED_MS,
  VISIT_GOODBYE_MS,
} from './limits.js';
export {
  AgentState,
  Colleague,
  ColleaguesView,
  AT_WORK,
  LinesView,
  type LineAgent,
  type SupervisedLine,
} from './supervision.js';
export * as lineMessages from './supervision-messages.js';
export * as consultMessages from './consult-messages.js';
export * as visitMessages from './messages.js';
export {
  Arrival,
  Desk,
  DeskView,
  Engagement,
  HandedOn,
  LineEntry,
  Offer,
  VisitView,
} from './read-models.js';
export { RecordingAnswer } from '../calls/recording-answer.js';
export * from './goodbye.js';
export { MissingDevice, VisitDevicesNoted } from './missing-devices.js';
export { VisitRecordingAnswered } from './recording-answer.js';
export { recordingQuestion } from './recording-question.js';
export * as visitRoutes from './routes.js';
export * from './sms-events.js';
export * as smsRoutes from './sms-routes.js';
export { visitUpcasters } from './upcasters.js';
