import * as auditRoutes from '../audit/routes.js';
import * as callMessages from '../calls/messages.js';
import * as callRoutes from '../calls/routes.js';
import * as identityMessages from '../identity/messages.js';
import * as identityRoutes from '../identity/routes.js';
import * as portalRoutes from '../portals/routes.js';
import type { MessageDefinition } from '../schema/message.js';
import type { RouteDefinition } from '../schema/route.js';
import * as visitMessages from '../visits/messages.js';
import * as visitRoutes from '../visits/routes.js';

/** Every HTTP call of the product. */
export const routes: readonly RouteDefinition[] = [
  identityRoutes,
  portalRoutes,
  visitRoutes,
  callRoutes,
  auditRoutes,
].flatMap((group) => Object.values(group) as unknown as RouteDefinition[]);

/** Every realtime message of the product. */
export const messages: readonly MessageDefinition[] = [
  identityMessages,
  visitMessages,
  callMessages,
].flatMap((group) => Object.values(group) as unknown as MessageDefinition[]);
