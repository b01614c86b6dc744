export { FindLinkedPortal, FindLinkedPortalHandler } from './find-linked-portal.js';
export { FindPortals, FindPortalsHandler, type PortalCriteria } from './find-portals.js';
export { GetPortal, GetPortalHandler } from './get-portal.js';
