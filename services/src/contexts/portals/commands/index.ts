export * from './add-file.js';
export * from './aggregates.js';
export * from './change-portal.js';
export * from './create-portal.js';
export * from './delete-portal.js';
export * from './follow-group.js';
export * from './opening-hours.js';
export * from './portal-changes.js';
export type { PortalWrite } from './portal-write.js';
