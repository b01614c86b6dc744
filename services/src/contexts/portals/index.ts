export {
  ChangePortal,
  CreatePortal,
  DeletePortal,
  SaveExceptions,
  SaveHours,
  type NewPortal,
} from './commands.js';
export { availabilityAt, type OpeningException } from './domain/availability.js';
export { nextChange } from './domain/next-change.js';
export { PortalPrerenderedShell } from './api/portal-prerendered-shell.js';
export { portals } from './queries.js';
export { PortalDirectory, type PortalSummary } from './ports/portal-directory.js';
export { PortalPins } from './ports/portal-pins.js';
export { ShortlinkTargets, type ShortlinkTarget } from './ports/shortlink-targets.js';
export { ShortlinksModule } from './shortlinks.module.js';
export { PortalsModule } from './portals.module.js';
export { portalFiles } from './known-files.js';
