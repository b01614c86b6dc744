export { differencesOf } from './differences.js';
export { auditEvents, AuditLook, AuditLookTaken, type AuditEvent } from './events.js';
export {
  AUDIT_SUBJECTS_MAX,
  AuditFindings,
  AuditSubject,
  DocumentAt,
  DocumentMoment,
  ExportKey,
  FieldDifference,
  TimelineEntry,
  TravelledCollection,
} from './read-models.js';
export * as auditRoutes from './routes.js';
