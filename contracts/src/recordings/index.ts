export { CallRecordingInfo, Recording, RecordingState, RecordType } from './read-models.js';
export * as recordingRoutes from './routes.js';
