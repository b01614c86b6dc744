export {
  ALWAYS_OPEN,
  MIDNIGHT,
  STANDARD_HOURS,
  TimeOfDay,
  WeekAvailability,
} from '../schema/week-availability.js';
export { PortalException, PortalExceptions, SavedPortalException } from './exceptions.js';
export * as availabilityRoutes from './availability-routes.js';
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
export * from './member-events.js';
export {
  everyMember,
  evolveMembership,
  noMembership,
  type PortalMembership,
} from './membership.js';
export {
  isOpen,
  PORTAL_ELEMENT_ID,
  PORTAL_PREVIEW,
  type PreviewedPart,
  portalPicture,
  spokenPortal,
} from './prerendered-shell.js';
export {
  CONTENT_DURATION_DEFAULT,
  CONTENT_DURATIONS,
  CONTENT_SLOTS,
  ContentAnimation,
  QueueContent,
  QueueContentItem,
  type ContentSlot,
  type MediaType,
} from './content.js';
export { fragmentOf, type EmbeddedAddress } from './embedded-fragment.js';
export { languageIn } from './embedded-language.js';
export {
  EMBEDDED,
  hostIn,
  type EmbeddedStep,
  type FromHost,
  type ToHost,
} from './embedded-page.js';
export { EMBEDDING_ORIGINS_MAX, EmbeddingOrigin } from './embedding.js';
export { FILES_PER_SLOT_MAX } from '../schema/file-limits.js';
export { Appearance, CallButton, PortalMessages } from './look.js';
export { Portal, PortalFile, PortalInFull, PublicPortal } from './read-models.js';
export * from './setting-changes.js';
export { portalUpcasters } from './upcasters.js';
export {
  DEFAULT_SETTINGS,
  SETTING_GROUPS,
  settingGroups,
  type PortalSettings,
  type SettingChanges,
  type SettingGroupName,
} from './settings.js';
export { sampleSettings } from './settings.sample.js';
export * as portalInvitationRoutes from './invitation-routes.js';
export * as portalFileRoutes from './file-routes.js';
export { IMAGE_MAX_BYTES, PORTAL_FILE_TYPES, PORTAL_FILES_MAX, SHOWN_TYPES } from './file-types.js';
export * as portalRoutes from './routes.js';
export * as portalSettingRoutes from './setting-routes.js';
export type { PortalRoutesBody } from './routes.js';
