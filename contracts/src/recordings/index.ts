export * from './events.js';
export * as recordingMessages from './messages.js';
export {
  CallRecordingInfo,
  CallRecordingRequest,
  RecordingConsent,
  RecordingState,
  RecordType,
} from '../calls/call-recording.js';
export {
  AdminRecording,
  MARKS_MAX,
  Recording,
  RecordingFailure,
  RecordingStatus,
  RecordingStopReason,
  RecordTime,
} from './read-models.js';
export * as recordingRoutes from './routes.js';
export { RETENTION_DAYS_MAX } from './routes.js';
