export type { PortalCollections, PortalDocument } from './portals/document.js';
export { portals } from './portals/projection.js';
