/**
 * The view of a portal in the frame of another page: the console's preview, or a company's site.
 * Loaded only in a frame, so that it weighs nothing for a visitor who opens the page.
 */
export const PortalInFrame =
  location.search === '?preview'
    ? (await import('../preview/PreviewedPortal.js')).PreviewedPortal
    : (await import('./EmbeddedPortal.js')).EmbeddedPortal;
