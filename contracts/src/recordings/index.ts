export * from './events.js';
export * as recordingMessages from './messages.js';
export {
  AdminRecording,
  CallRecordingInfo,
  CallRecordingRequest,
  Recording,
  RecordingConsent,
  RecordingFailure,
  RecordingState,
  RecordingStatus,
  RecordingStopReason,
  RecordTime,
  RecordType,
} from './read-models.js';
export * as recordingRoutes from './routes.js';
export { RETENTION_DAYS_MAX } from './routes.js';
