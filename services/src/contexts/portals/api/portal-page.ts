/** The page of a portal, by its id or short link. */
const PAGE = /^\/vblh\/web-client-v2\/queue\/([\w-]{3,40})\/?$/;

/** The id or short link of the portal whose page is at a path; undefined for other pages. */
export const portalAt = (path: string): string | undefined => PAGE.exec(path)?.[1];
