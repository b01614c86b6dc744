export { Portal } from './aggregates.js';
export { ChangePortal, ChangePortalHandler, type PortalUpdate } from './change-portal.js';
export { CreatePortal, CreatePortalHandler, type NewPortal } from './create-portal.js';
export { DeletePortal, DeletePortalHandler } from './delete-portal.js';
export { PortalChanges } from './portal-changes.js';
export type { PortalWrite } from './portal-write.js';
