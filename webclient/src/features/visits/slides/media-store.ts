import { portalPicture, type PublicPortal } from '@foyer/contracts/portals';

import { debug } from '#debug.js';

const CACHE = 'portal-media';
/** A file that has not come after this time is passed over, in milliseconds. */
const LONGEST_MS = 30_000;

/**
 * Addresses within this page, by the addresses at the server. A file never changes under its id.
 */
const loaded = new Map<string, Promise<string>>();

/** Browsers have no such store in pages that came over an insecure connection. */
const openCache = (): Promise<Cache> | null =>
  'caches' in globalThis ? globalThis.caches.open(CACHE) : null;

/** Reads files in place of the store and of public addresses; undefined for visitors. */
let read: ((url: string) => Promise<Response>) | undefined;

/** Takes files from elsewhere from now on, and keeps none of them. */
export function readMediaBy(other: typeof read): void {
  read = other;
}

async function keptOrFetched(url: string): Promise<Response> {
  const cache = await openCache()?.catch(() => null);
  const kept = await cache?.match(url);
  if (kept) return kept;
  const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_MS) });
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
  // A file without room in the store is shown all the same.
  await cache?.put(url, response.clone()).catch((error: unknown) => debug('slides', error));
  return response;
}

/**
 * Fetches a file once and keeps it, so that it is there when the network is not.
 * @returns its address within this page
 */
export function loadMedia(url: string): Promise<string> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = (read ?? keptOrFetched)(url).then(async (response) => {
    if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
    return URL.createObjectURL(await response.blob());
  });
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

/** Forgets what a portal no longer shows: a kiosk stands there for months. */
export async function forgetOthers(
  portal: Pick<PublicPortal, '_id' | 'queueContent'>,
): Promise<void> {
  const shown = new Set(
    Object.values(portal.queueContent)
      .flatMap((items) => items ?? [])
      .flatMap(({ media }) => [media.landscape, media.portrait])
      .map((file) => file && portalPicture(portal._id, file.documentId)),
  );
  for (const [url, address] of loaded) {
    if (shown.has(url)) continue;
    loaded.delete(url);
    void address.then((text) => URL.revokeObjectURL(text)).catch(() => undefined);
  }
  if (read) return;
  const cache = await openCache()?.catch(() => null);
  for (const request of (await cache?.keys()) ?? []) {
    if (!shown.has(new URL(request.url).pathname)) await cache?.delete(request);
  }
}
