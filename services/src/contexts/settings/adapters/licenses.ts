import { Inject, Injectable } from '@nestjs/common';
import type { LicenseInFull } from '@foyer/contracts/settings';
import type { CryptoKey } from 'jose';
import { z } from 'zod';

import { Clock } from '#platform/clock';
import { readSettings } from '#platform/config';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { licenseSettings } from '../license-settings.js';
import { latePart } from '#platform/late-part';

const jose = latePart(() => import('jose'));

/** The audience that a licence must be issued for. */
const AUDIENCE = 'foyer';
const Claims = z.object({
  aud: z.literal(AUDIENCE),
  /** The holder who may use the product. */
  sub: z.string().min(1).max(200),
  /** Seconds since 1970. */
  exp: z.number().optional(),
});

const nobody = { expired: false, holder: null, validUntil: null } as const;

/**
 * Reads licences without asking another server. They are JWTs signed by Ed25519 (RFC 8037), checked
 * against the key from the deployment's settings.
 */
@Injectable()
export class Licenses {
  readonly #verifier: string | undefined;
  #key: Promise<CryptoKey | Uint8Array> | undefined;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly clock: Clock,
  ) {
    this.#verifier = readSettings(licenseSettings, environment).LICENSE_VERIFIER;
  }

  /**
   * Returns the present content of a licence, by its signature and its end; null if there is none.
   */
  async read(token: string | null): Promise<LicenseInFull> {
    if (this.#verifier === undefined) return { state: 'unrestricted', ...nobody };
    if (token === null) return { state: 'missing', ...nobody };
    const claims = await this.#claimsOf(token, this.#verifier);
    if (claims === undefined) return { state: 'invalid', ...nobody };
    const { sub: holder, exp } = claims;
    const end = exp === undefined ? null : new Date(exp * 1000);
    const expired = end !== null && end <= this.clock.now();
    return {
      state: expired ? 'expired' : 'valid',
      expired,
      holder,
      validUntil: end?.toISOString() ?? null,
    };
  }

  /** Undefined where it was not signed by the right key, or for something else. */
  async #claimsOf(token: string, x: string): Promise<z.output<typeof Claims> | undefined> {
    const { compactVerify, errors, importJWK } = await jose();
    this.#key ??= importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA');
    try {
      const { payload } = await compactVerify(token, await this.#key, { algorithms: ['EdDSA'] });
      const claims: unknown = JSON.parse(new TextDecoder().decode(payload));
      return Claims.safeParse(claims).data;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}
