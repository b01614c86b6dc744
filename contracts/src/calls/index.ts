export * from './events.js';
export {
  IceCandidate,
  IceServer,
  Participant,
  ParticipantProperties,
  RelayKind,
  StreamType,
} from './media.js';
export * as callMessages from './messages.js';
export { CallJoiner, CallRecord } from './read-models.js';
export * as callRoutes from './routes.js';
