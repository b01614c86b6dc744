import { Id } from '@foyer/contracts/schema';

/** Finds the portal of a link: no short link has the shape of an id, so it carries one of both. */
export const byIdOrShortlink = (idOrShortlink: string) =>
  Id.safeParse(idOrShortlink).success
    ? { _id: idOrShortlink }
    : { shortlink: idOrShortlink.toLowerCase() };
