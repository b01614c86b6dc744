export { withCompanyLook } from './company-look.js';
export { companyTheme } from './company-theme.js';
export { contrast, inkOn } from './contrast.js';
export { initial, initials } from './initials.js';
export * from './palette.js';
export { portalTheme, readableOn, type PortalTheme } from './portal-theme.js';
