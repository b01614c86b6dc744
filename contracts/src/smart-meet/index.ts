export * from './events.js';
export { CallTranscriptInfo, TranscriptConsent } from '../calls/call-transcript.js';
export * as smartMeetMessages from './messages.js';
export { SPEECH_MAX_BYTES, SPEECH_PIECE_MS, UTTERANCE_MAX, UTTERANCE_MAX_MS } from './messages.js';
export {
  CitedLine,
  LiveTranscript,
  SmartMeet,
  SmartMeetFailure,
  SmartMeetStatus,
  SummaryLines,
  TranscriptOfCall,
  TranscriptStopReason,
} from './read-models.js';
export * as smartMeetRoutes from './surface.js';
