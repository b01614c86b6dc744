import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, serialize } from 'cookie';
import { fullPath } from '@foyer/contracts/schema';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

import { Vault } from '#platform/stores/vault';
import { SealedCookie, type Sealed, type Stage } from '../ports/sealed-cookie.js';

const NAME = 'foyer-sso';
const PATH = fullPath({ path: '/sso' });
/** AES with 256 bits. */
const KEY_BYTES = 32;

/** Encrypted with a key that the vault has. */
@Injectable()
export class JoseSealedCookie extends SealedCookie {
  #key: Buffer | undefined;

  constructor(private readonly vault: Vault) {
    super();
  }

  /** An answer that comes as a form of another origin needs one that browsers send along there. */
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
