import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, serialize } from 'cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';

import { Clock } from '../clock/index.js';
import { Vault } from '../stores/vault/index.js';

const NAME = 'foyer_media';
const AUDIENCE = 'foyer:media';
const BEARER = /^Bearer +(\S+) *$/i;
/** How long one is good, in seconds; a player gets another while it plays. */
export const MEDIA_COOKIE_S = 15 * 60;
/** AES with 256 bits. */
const KEY_BYTES = 32;

/**
 * Cookies for elements that play media, which send no headers. One is good for the media at one
 * address alone, for a short while: it holds the token of a request sealed, which is looked at each
 * time, so that it ends as it would elsewhere.
 */
@Injectable()
export class MediaCookies {
  #key: Promise<Buffer> | undefined;

  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** The header that sets one for an address. @param path the whole path of the media */
  async set(authorization: string, path: string, isSecure: boolean): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const sealed = await new EncryptJWT({ path, token: BEARER.exec(authorization)?.[1] ?? '' })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(AUDIENCE)
      .setExpirationTime(now + MEDIA_COOKIE_S)
      .encrypt(await this.#secret());
    return serialize(NAME, sealed, {
      path,
      maxAge: MEDIA_COOKIE_S,
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
    });
  }

  /**
   * The token that a cookie holds for the media at this path; undefined where there is none, or it
   * is not for this.
   */
  async tokenIn(cookies: string | undefined, path: string): Promise<string | undefined> {
    const sealed = parse(cookies ?? '')[NAME];
    if (sealed === undefined) return undefined;
    const key = await this.#secret();
    try {
      const { payload } = await jwtDecrypt(sealed, key, {
        audience: AUDIENCE,
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
        currentDate: this.clock.now(),
      });
      const { path: good, token } = payload;
      return good === path && typeof token === 'string' ? token : undefined;
    } catch {
      return undefined;
    }
  }

  #secret(): Promise<Buffer> {
    this.#key ??= this.vault
      .putIfAbsent('signing-secret', 'media-cookie', randomBytes(KEY_BYTES))
      .catch((error: unknown) => {
        this.#key = undefined;
        throw error;
      });
    return this.#key;
  }
}
