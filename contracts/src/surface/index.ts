import * as auditRoutes from '../audit/routes.js';
import * as boardMessages from '../board/messages.js';
import * as adminMeetingRoutes from '../calendar/admin-routes.js';
import * as calendarFeedRoutes from '../calendar/feed-routes.js';
import * as meetingGuestRoutes from '../calendar/guest-routes.js';
import * as meetingMessages from '../calendar/messages.js';
import * as boardRoutes from '../board/routes.js';
import * as calendarRoutes from '../calendar/routes.js';
import * as callLogSurface from '../calls/call-log.js';
import * as callNotesRoutes from '../calls/call-notes.js';
import * as callMessages from '../calls/messages.js';
import * as callRoutes from '../calls/routes.js';
import * as sessionCallMessages from '../calls/session-call-messages.js';
import * as flowMessages from '../calls/flow-messages.js';
import * as mediaCheckMessages from '../calls/media-check-messages.js';
import * as qualityMessages from '../calls/quality-messages.js';
import * as streamMessages from '../calls/stream-messages.js';
import * as supervisionMessages from '../calls/supervision.js';
import * as sessionCallRoutes from '../calls/session-call-routes.js';
import * as chatMessages from '../chat/messages.js';
import * as chatRoutes from '../chat/routes.js';
import * as adminDeviceRoutes from '../devices/admin-routes.js';
import * as deviceClientRoutes from '../devices/client-routes.js';
import * as deviceConferenceMessages from '../devices/conference-messages.js';
import * as deviceMessages from '../devices/messages.js';
import * as deviceRoutes from '../devices/routes.js';
import * as documentRoutes from '../documents/routes.js';
import * as accountRoutes from '../identity/account-routes.js';
import * as erasureRoutes from '../identity/erasure-routes.js';
import * as groupRoutes from '../identity/group-routes.js';
import * as avatarRoutes from '../identity/avatar-routes.js';
import * as guestRoutes from '../identity/guest-routes.js';
import * as memberRoutes from '../identity/member-routes.js';
import * as identityMessages from '../identity/messages.js';
import * as outboxRoutes from '../identity/outbox-routes.js';
import * as providerRoutes from '../identity/provider-routes.js';
import * as ssoRoutes from '../identity/sso-routes.js';
import * as identityRoutes from '../identity/routes.js';
import * as jobRoutes from '../jobs/routes.js';
import {
  kioskMessages,
  serialMessages,
  signaturePadMessages,
  terminalMessages,
} from '../local/index.js';
import * as paymentAdminRoutes from '../payments/admin-routes.js';
import * as paymentDeviceMessages from '../payments/device-messages.js';
import * as paymentMessages from '../payments/messages.js';
import * as paymentRoutes from '../payments/routes.js';
import * as portalAvailabilityRoutes from '../portals/availability-routes.js';
import * as portalFileRoutes from '../portals/file-routes.js';
import * as portalInvitationRoutes from '../portals/invitation-routes.js';
import * as portalRoutes from '../portals/routes.js';
import * as portalSettingRoutes from '../portals/setting-routes.js';
import * as recordingMessages from '../recordings/messages.js';
import * as recordingRoutes from '../recordings/routes.js';
import type { AdminResource } from '../schema/admin-resource.js';
import type { MessageDefinition } from '../schema/message.js';
import type { RouteDefinition } from '../schema/route.js';
import * as adminSessionRoutes from '../sessions/admin-routes.js';
import * as sessionChangeRoutes from '../sessions/change-routes.js';
import * as sessionDocumentRoutes from '../sessions/document-routes.js';
import * as sessionGuestRoutes from '../sessions/guest-routes.js';
import * as sessionMessages from '../sessions/messages.js';
import * as sessionRoutes from '../sessions/routes.js';
import * as callSettingRoutes from '../settings/call-setting-routes.js';
import * as settingsMessages from '../settings/messages.js';
import * as settingsRoutes from '../settings/routes.js';
import * as smartMeetMessages from '../smart-meet/messages.js';
import * as smartMeetSurface from '../smart-meet/surface.js';
import * as statisticsRoutes from '../statistics/surface.js';
import * as earlierVisitRoutes from '../visits/earlier-visits.js';
import * as consultMessages from '../visits/consult-messages.js';
import * as lineMessages from '../visits/supervision-messages.js';
import * as visitMessages from '../visits/messages.js';
import * as visitRoutes from '../visits/routes.js';
import * as smsRoutes from '../visits/sms-routes.js';

const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value;
const isResource = (value: unknown): value is AdminResource =>
  typeof value === 'object' && value !== null && 'notFound' in value && 'list' in value;
/** The routes among what a module exports, those of its resources among them. */
const routesIn = (group: object): readonly RouteDefinition[] =>
  Object.values(group).flatMap((value: unknown) =>
    isResource(value) ? Object.values(value).filter(isRoute) : isRoute(value) ? [value] : [],
  );
const isMessage = (value: unknown): value is MessageDefinition =>
  typeof value === 'object' && value !== null && 'channel' in value && 'payload' in value;

/**
 * Every HTTP call of the product; those that are specified but not served yet are marked `planned`.
 */
export const routes: readonly RouteDefinition[] = [
  identityRoutes,
  accountRoutes,
  avatarRoutes,
  memberRoutes,
  guestRoutes,
  groupRoutes,
  erasureRoutes,
  outboxRoutes,
  providerRoutes,
  ssoRoutes,
  smsRoutes,
  portalAvailabilityRoutes,
  portalRoutes,
  portalSettingRoutes,
  portalFileRoutes,
  portalInvitationRoutes,
  visitRoutes,
  callRoutes,
  callLogSurface,
  callNotesRoutes,
  earlierVisitRoutes,
  sessionCallRoutes,
  sessionGuestRoutes,
  sessionRoutes,
  sessionChangeRoutes,
  sessionDocumentRoutes,
  adminSessionRoutes,
  boardRoutes,
  chatRoutes,
  documentRoutes,
  calendarRoutes,
  calendarFeedRoutes,
  meetingGuestRoutes,
  adminMeetingRoutes,
  recordingRoutes,
  smartMeetSurface,
  deviceRoutes,
  deviceClientRoutes,
  adminDeviceRoutes,
  paymentRoutes,
  paymentAdminRoutes,
  settingsRoutes,
  callSettingRoutes,
  statisticsRoutes,
  auditRoutes,
  jobRoutes,
].flatMap(routesIn);

/** Every realtime message of the product, those of a kiosk's local sockets included. */
export const messages: readonly MessageDefinition[] = [
  identityMessages,
  consultMessages,
  lineMessages,
  visitMessages,
  callMessages,
  callLogSurface,
  supervisionMessages,
  sessionCallMessages,
  recordingMessages,
  streamMessages,
  mediaCheckMessages,
  qualityMessages,
  flowMessages,
  sessionMessages,
  meetingMessages,
  settingsMessages,
  chatMessages,
  boardMessages,
  smartMeetMessages,
  smartMeetSurface,
  deviceMessages,
  deviceConferenceMessages,
  paymentMessages,
  paymentDeviceMessages,
  signaturePadMessages,
  terminalMessages,
  serialMessages,
  kioskMessages,
].flatMap((group) => Object.values(group).filter(isMessage));
