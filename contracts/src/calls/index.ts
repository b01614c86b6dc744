export * as callNotesRoutes from './call-notes.js';
export {
  CALL_NOTES_MAX,
  CALL_NOTES_OPEN_MS,
  CallNotes,
  callNotesEvents,
  type CallNotesEvent,
} from './call-notes.js';
export * as callLogSurface from './call-log.js';
export { CallLogEntry, callLogEvents, CallLogKind, type CallLogEvent } from './call-log.js';
export {
  evolveCallRoster,
  joinedIn,
  noCallRoster,
  type CallRoster,
  type RosterEntry,
} from './call-roster.js';
export {
  conferenceNeed,
  conferenceRights,
  permitsInCallOf,
  speakerFields,
  type ConferenceNeed,
} from './conference-rights.js';
export * from './consult-events.js';
export * from './events.js';
export {
  CANDIDATE_MAX,
  CONNECTIONS_MAX,
  HOLD_REMINDER_MS,
  IceCandidate,
  IceServer,
  Participant,
  ParticipantProperties,
  PictureCodec,
  PublishedStream,
  RelayKind,
  RepairStep,
  SDP_MAX,
  SpokenLanguage,
  StreamType,
  TrackKind,
} from './media.js';
export { maySendWith, type MediaSource } from './may-send-with.js';
export { MEDIA_RELAYS_MAX, MediaRelayStatus } from './media-relays.js';
export { MediaRules } from './media-rules.js';
export { pictureLimits, type PictureLimit } from './picture-limits.js';
export {
  FLOW_REPORT_MS,
  FLOW_STILL_MAX_MS,
  type ReceivedFlow,
  type SentFlow,
} from './flow-messages.js';
export * as flowMessages from './flow-messages.js';
export * as callMessages from './messages.js';
export { CallOutcome, outcomeOf } from './outcome.js';
export { ownPartOf, type OwnPart } from './own-part.js';
export {
  Admission,
  CALL_PARTICIPANTS_MAX,
  CallKind,
  CallOrigin,
  CallParticipant,
  JoinerType,
} from './participants.js';
export { hasOwnChat } from './own-chat.js';
export {
  ConsentPurpose,
  ConsentWording,
  CONSENT_VERSIONS,
  consentWording,
  refusedWording,
  ShownWording,
  type WordingSaid,
} from './consent-wording.js';
export { CALL_RETURN_MS } from './call-return.js';
export { CallJoiner, CallRecord, RecordEndReason } from './read-models.js';
export { PortalFeedback, type RatingFigures } from './feedback.js';
export {
  CallQualityMeasured,
  LimitedBy,
  QUALITY_SPANS_MAX,
  StreamFigures,
  StreamQuality,
  type QualitySpan,
} from './quality.js';
export { MEDIA_CHECK_MS } from './media-check-messages.js';
export * as mediaCheckMessages from './media-check-messages.js';
export { QUALITY_REPORT_MS, QUALITY_STREAMS_MAX } from './quality-messages.js';
export * as qualityMessages from './quality-messages.js';
export {
  CallKnocked,
  CallParticipantResumed,
  CallRoleChanged,
  callRoomEvents,
} from './room-events.js';
export * as callRoutes from './routes.js';
export * as sessionCallMessages from './session-call-messages.js';
export { CallStreamStalled, STALL_STEPS_MAX, STALLS_KEPT_MAX } from './stall.js';
export * as streamMessages from './stream-messages.js';
export {
  CallSupervisionChanged,
  CallSupervisionEnded,
  CallSupervisionStarted,
  callSupervisionEvents,
  SupervisionMode,
} from './supervision.js';
export * as supervisionMessages from './supervision.js';
export * as sessionCallRoutes from './session-call-routes.js';
export { callUpcasters } from './upcasters.js';
