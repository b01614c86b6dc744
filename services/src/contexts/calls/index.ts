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
} from './commands.js';
export { sessionOfCall } from './call/session-of-call.service.js';
export { Call } from './streams.js';
export { type Conference } from './conference/conference.js';
export { recordingFor } from './conference/recording-view.js';
export { transcriptFor } from './conference/transcript-view.js';
export { DirectCalls } from './conference/direct-calls.js';
export { Conferences } from './conference/conferences.js';
export { requireOwnPlace } from './conference/require-own-place.js';
export {
  acceptConsult,
  handOver,
  openConsult,
  returnFromConsult,
  startConsult,
  stopRinging,
} from './call/consult.js';
export { conclude } from './call/conclude.js';
export {
  CallEntrances,
  type CallEntrance,
  type Comer,
  type Entrance,
} from './ports/call-entrances.js';
export { RunningSignIns } from './adapters/running-sign-ins.js';
export { CallOrigins, defineCallOrigin, type WayOn } from './ports/call-origins.js';
export { type MediaParts, mediaSettings, readMediaSettings } from '#contexts/media';
