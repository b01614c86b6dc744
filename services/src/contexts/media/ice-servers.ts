import { createHmac } from 'node:crypto';

import type { IceServer } from '@foyer/contracts/calls';

import type { MediaSettings } from './media-settings.js';

/**
 * How long a TURN credential is good, in seconds. It is asked for when a connection is made; one
 * that stands needs none.
 */
const CREDENTIAL_S = 2 * 60 * 60;

/**
 * The STUN and TURN servers for one participant. TURN credentials are made as coturn and others
 * check them (`use-auth-secret`). They are valid for a while and for one person, so a page that
 * leaks them does little harm.
 */
export function iceServersFor(
  settings: Pick<MediaSettings, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>,
  userCallId: string,
  now: Date,
): IceServer[] {
  const { STUN_URLS, TURN_URLS, TURN_SECRET } = settings;
  const servers: IceServer[] = [];
  if (STUN_URLS !== undefined) servers.push({ urls: STUN_URLS });
  if (TURN_URLS !== undefined && TURN_SECRET !== undefined) {
    const username = `${Math.floor(now.getTime() / 1000) + CREDENTIAL_S}:${userCallId}`;
    const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
    servers.push({ urls: TURN_URLS, username, credential });
  }
  return servers;
}
