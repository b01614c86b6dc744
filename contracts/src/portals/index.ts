export { CallLogic, PortalPin, RatingType, Shortlink } from './call-logic.js';
export * from './events.js';
export { Appearance, CallButton, PortalMessages } from './look.js';
export { Portal, PublicPortal } from './read-models.js';
export * as portalRoutes from './routes.js';
