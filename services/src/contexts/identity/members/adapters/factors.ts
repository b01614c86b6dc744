import { randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FACTOR_DIGITS, RECOVERY_CODES } from '@foyer/contracts/identity';
import { Id } from '@foyer/contracts/schema';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';

import { Clock, NewId } from '#platform/clock';
import { Vault } from '#platform/stores/vault';
import type { FactorCode, SecondFactor } from '../domain/second-factor.js';
import { KeyedNames } from './keyed-names.js';

const FACTOR = 'second-factor';
const CODES = 'recovery-codes';
const SETUP = 'second-factor-setup';

const PERIOD_S = 30;
/** As long as the hash of HMAC-SHA-1, which RFC 4226 recommends and every app knows. */
const SECRET_BYTES = 20;
/** Clocks of phones differ, and people type: one step to either side is taken as well. */
const WINDOW = 1;
const SETUP_MS = 15 * 60_000;

/** Without letters that look like others: ten of these are 50 random bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const Setup = z.object({ factorId: Id, secret: z.string(), expiresAt: z.iso.datetime() });
const Hashes = z.array(z.string());

/**
 * Keeps the secrets of second factors and the keyed hashes of recovery codes in the vault. An event
 * decides which of them count.
 */
@Injectable()
export class Factors {
  readonly #names: KeyedNames;

  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly newId: NewId,
  ) {
    this.#names = new KeyedNames(vault);
  }

  /** Makes a secret that counts once a code confirms it, in place of another such of the member. */
  async begin(memberId: string): Promise<{ readonly factorId: string; readonly secret: string }> {
    const factorId = this.newId.next();
    const secret = new Secret({ size: SECRET_BYTES }).base32;
    const expiresAt = new Date(this.clock.now().getTime() + SETUP_MS).toISOString();
    const setup: z.input<typeof Setup> = { factorId, secret, expiresAt };
    await this.vault.putText(SETUP, memberId, JSON.stringify(setup));
    return { factorId, secret };
  }

  /** The secret that waits for its first code; undefined where it was replaced, or waited too long. */
  async begun(memberId: string, factorId: string): Promise<string | undefined> {
    const setup = await this.vault.getJson(SETUP, memberId, Setup);
    const isGood = setup?.factorId === factorId && setup.expiresAt > this.clock.now().toISOString();
    return isGood ? setup.secret : undefined;
  }

  /** Keeps a secret; it is good for nothing until an event names its id. */
  async keep(factorId: string, secret: string): Promise<void> {
    await this.vault.putText(FACTOR, factorId, secret);
  }

  /** The time step of a right code of the app; undefined for a wrong one. */
  stepOf(secret: string, code: string): number | undefined {
    const digits = code.replaceAll(/\s/g, '');
    if (!new RegExp(`^\\d{${FACTOR_DIGITS}}$`).test(digits)) return undefined;
    const totp = totpOf(secret);
    const timestamp = this.clock.now().getTime();
    const delta = totp.validate({ token: digits, timestamp, window: WINDOW });
    return delta === null ? undefined : totp.counter({ timestamp }) + delta;
  }

  /** Makes recovery codes, which are never shown again. */
  async makeCodes(codesId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
    const hashes = await Promise.all(codes.map((code) => this.#hashOf(codesId, code)));
    await this.vault.putText(CODES, codesId, JSON.stringify(hashes));
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  }

  /** Which code of a factor a typed one is; undefined for one that is none. */
  async proofOf(factor: SecondFactor, typed: string): Promise<FactorCode | undefined> {
    const { factorId, codesId } = factor;
    const secret = await this.vault.getText(FACTOR, factorId);
    const step = secret === undefined ? undefined : this.stepOf(secret, typed);
    if (step !== undefined) return { by: 'app', of: factorId, number: step };
    const hash = Buffer.from(await this.#hashOf(codesId, typed.toUpperCase()));
    const hashes = (await this.vault.getJson(CODES, codesId, Hashes)) ?? [];
    const number = hashes.findIndex((kept) => timingSafeEqual(Buffer.from(kept), hash));
    return number === -1 ? undefined : { by: 'recovery-code', of: codesId, number };
  }

  /** Removes a secret, recovery codes or a setup, by its id; gives whether there was one. */
  async forget(id: string): Promise<boolean> {
    const kinds = [FACTOR, CODES, SETUP];
    const removed = await Promise.all(kinds.map((kind) => this.vault.remove(kind, id)));
    return removed.includes(true);
  }

  /** Removes the secret of a factor and its recovery codes. */
  async forgetFactor({ factorId, codesId }: SecondFactor): Promise<void> {
    await this.forget(factorId);
    await this.forget(codesId);
  }

  /** People type such codes with blanks, in small letters, and without the hyphen. */
  #hashOf(codesId: string, code: string): Promise<string> {
    return this.#names.of('recovery-code', codesId, code.replaceAll(/[\s-]/g, ''));
  }
}

/** The address that apps read from a QR code. */
export function uriOf(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString();
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: FACTOR_DIGITS,
    period: PERIOD_S,
  });
}

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
