export * from './events.js';
export {
  CANDIDATE_MAX,
  CONNECTIONS_MAX,
  IceCandidate,
  IceServer,
  Participant,
  ParticipantProperties,
  PublishedStream,
  RelayKind,
  SDP_MAX,
  StreamType,
} from './media.js';
export * as callMessages from './messages.js';
export { CallJoiner, CallRecord } from './read-models.js';
export * as callRoutes from './routes.js';
