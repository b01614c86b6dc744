export { CallsModule } from './calls.module.js';
export { CallOriginsModule } from './call-origins.module.js';
export {
  AddParticipant,
  EndCall,
  JoinCall,
  LeaveCall,
  PauseParticipant,
  PauseSelf,
  StartCall,
  TakeRole,
} from './commands/index.js';
export { sessionOfCall } from './commands/session-of-call.js';
export { Call } from './commands/streams.js';
export { type Conference } from './conference/conference.js';
export { recordingFor } from './conference/recording-view.js';
export { transcriptFor } from './conference/transcript-view.js';
export { Conferences } from './conference/conferences.js';
export { requireOwnPlace } from './conference/require-own-place.js';
export {
  acceptConsult,
  handOver,
  openConsult,
  returnFromConsult,
  startConsult,
  stopRinging,
} from './domain/consult.js';
export { conclude } from './domain/conclude.js';
export {
  CallEntrances,
  type CallEntrance,
  type Comer,
  type Entrance,
} from './ports/call-entrances.js';
export {
  CallOrigins,
  defineCallOrigin,
  type CallOriginPort,
  type WayOn,
} from './ports/call-origins.js';
export { type MediaParts, mediaSettings, readMediaSettings } from '#contexts/media';
