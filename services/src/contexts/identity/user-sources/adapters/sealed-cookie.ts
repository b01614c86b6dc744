import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, serialize } from 'cookie';
import { fullPath } from '@foyer/contracts/schema';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

import { Vault } from '#platform/stores/vault';

export type Sealed = Readonly<Record<string, string>>;

/** The stage of a sign-in; a cookie of one stage does not count for another. */
export type Stage = 'oidc' | 'saml' | 'session';

const NAME = 'foyer-sso';
const PATH = fullPath({ path: '/sso' });
/** AES with 256 bits. */
const KEY_BYTES = 32;

/**
 * Keeps the state of a sign-in in its browser, so that any node can continue it and no other
 * browser can. It is encrypted, out of reach of scripts, and over after some minutes.
 */
@Injectable()
export class SealedCookie {
  #key: Buffer | undefined;

  constructor(private readonly vault: Vault) {}

  /**
   * The value of `Set-Cookie`. An answer that comes as a form of another origin needs one that
   * browsers send along there.
   */
  async seal(
    stage: Stage,
    content: Sealed,
    options: { readonly seconds: number; readonly https: boolean },
  ): Promise<string> {
    const { seconds, https } = options;
    const sealed = await new EncryptJWT({ content })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(`foyer:sso:${stage}`)
      .setExpirationTime(`${seconds}s`)
      .encrypt(await this.#secret());
    const crossSite = stage === 'saml';
    return serialize(NAME, sealed, {
      path: PATH,
      httpOnly: true,
      maxAge: seconds,
      sameSite: crossSite ? 'none' : 'lax',
      secure: https || crossSite,
    });
  }

  /** Opens the content that was sealed for a stage; undefined if there is no valid one. */
  async open(stage: Stage, cookies: string): Promise<Sealed | undefined> {
    const value = parse(cookies)[NAME];
    if (value === undefined) return undefined;
    try {
      const { payload } = await jwtDecrypt(value, await this.#secret(), {
        audience: `foyer:sso:${stage}`,
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
      });
      return z.record(z.string(), z.string()).parse(payload.content);
    } catch {
      return undefined;
    }
  }

  /** The value of `Set-Cookie` that takes it away. */
  clear(): string {
    return serialize(NAME, '', { path: PATH, httpOnly: true, maxAge: 0, sameSite: 'lax' });
  }

  async #secret(): Promise<Buffer> {
    this.#key ??= await this.vault.putIfAbsent(
      'signing-secret',
      'sso-cookie',
      randomBytes(KEY_BYTES),
    );
    return this.#key;
  }
}
