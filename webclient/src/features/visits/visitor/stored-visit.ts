import { BASE_PATH } from '@foyer/contracts/identity';

import type { PublicPortal } from '@foyer/contracts/portals';

import { newId } from '#app/new-id.js';

/**
 * The data of a visit in a browser, so that a reload or a reopened browser finds the same place in
 * line.
 */
export interface StoredVisit {
  readonly visitId: string;
  readonly clientSecret: string;
  readonly visitorName: string;
}

const SECRET_BYTES = 32;
const PREFIX = `${BASE_PATH}/visit/`;
const PORTAL_PREFIX = `${BASE_PATH}/portal/`;
const key = (portalId: string) => `${PREFIX}${portalId}`;
const portalKey = (portalId: string) => `${PORTAL_PREFIX}${portalId}`;

function mintSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** A visit that has not been opened yet. */
export const mintVisit = (): StoredVisit => ({
  visitId: newId(),
  clientSecret: mintSecret(),
  visitorName: '',
});

/** The visit that this browser has at a portal, if any. */
export function readVisit(storage: Storage, portalId: string): StoredVisit | undefined {
  try {
    const stored = JSON.parse(storage.getItem(key(portalId)) ?? 'null') as StoredVisit | null;
    return stored?.visitId && stored.clientSecret ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** All visits that this browser has, at whichever portals. */
export function readVisits(storage: Storage): readonly StoredVisit[] {
  return Object.keys(storage)
    .filter((name) => name.startsWith(PREFIX))
    .flatMap((name) => readVisit(storage, name.slice(PREFIX.length)) ?? []);
}

export function keepVisit(storage: Storage, portalId: string, visit: StoredVisit): void {
  storage.setItem(key(portalId), JSON.stringify(visit));
}

export function forgetVisit(storage: Storage, portalId: string): void {
  storage.removeItem(key(portalId));
  storage.removeItem(portalKey(portalId));
}

/** Forgets the visits at all portals. */
export function forgetVisits(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
}

/**
 * Keeps the look of a visit's portal as long as the visit, which continues while the portal cannot
 * be loaded.
 */
export function keepPortal(storage: Storage, portal: PublicPortal): void {
  if (!readVisit(storage, portal._id)) return;
  storage.setItem(portalKey(portal._id), JSON.stringify(portal));
}

/** The portal of a visit that this browser has there, by id or short link. */
export function readPortal(storage: Storage, idOrShortlink: string): PublicPortal | undefined {
  for (const name of Object.keys(storage)) {
    const portalId = name.slice(PORTAL_PREFIX.length);
    if (!name.startsWith(PORTAL_PREFIX) || !readVisit(storage, portalId)) continue;
    try {
      const portal = JSON.parse(storage.getItem(name) ?? '') as PublicPortal;
      if ([portal._id, portal.shortlink].includes(idOrShortlink)) return portal;
    } catch {
      storage.removeItem(name);
    }
  }
  return undefined;
}
