import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, serialize } from 'cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

import { Vault } from '../../../../platform/stores/vault/index.js';

const NAME = 'foyer-sso';
const PATH = '/api/v2/sso';
/** AES with 256 bits. */
const KEY_BYTES = 32;

export type Sealed = Readonly<Record<string, string>>;

/** What a sign-in is at, which decides what of a cookie is taken for what. */
export type Stage = 'oidc' | 'saml' | 'session';

/**
 * Keeps in the browser what a sign-in is at, so that any node can go on with it and no other browser can: sealed with a key that the
 * vault has, out of reach of scripts, and over after some minutes.
 */
@Injectable()
export class SealedCookie {
  #key: Buffer | undefined;

  constructor(private readonly vault: Vault) {}

  /** The value of `Set-Cookie`. An answer that comes as a form of another origin needs one that browsers send along there. */
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

  /** What was sealed for a stage; undefined where there is none that is good. */
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
