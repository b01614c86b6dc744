export type { PortalCollections, PortalDocument } from './portals/document.js';
export { type HoursException, portalHours, type PortalHoursDocument } from './hours/projection.js';
export { portals } from './portals/projection.js';
