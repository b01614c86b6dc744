export type { PortalCollections, PortalDocument } from './portals.model.js';
export type { HoursException } from './exceptions.js';
export { portalHours, type PortalHoursDocument } from './hours.js';
export { portals } from './portals.js';
