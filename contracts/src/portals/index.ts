export { STANDARD_HOURS, WeekAvailability } from './availability.js';
export {
  CallLogic,
  PortalPin,
  RatingType,
  Shortlink,
  SHORTLINK_MAX,
  SHORTLINK_MIN,
  TimeZone,
} from './call-logic.js';
export * from './events.js';
export { isOpen, PORTAL_ELEMENT_ID } from './prerendered-shell.js';
export { Appearance, CallButton, PortalMessages } from './look.js';
export { Portal, PublicPortal } from './read-models.js';
export * as portalRoutes from './routes.js';
