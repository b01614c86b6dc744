import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ApiKey } from '@foyer/contracts/identity';
import type { RejectionCode } from '@foyer/contracts/rejections';

import { Clock } from '#platform/clock';
import { Rejected } from '#platform/cqrs';
import { ActorBudgets } from '#platform/http/admission';
import type { Authentication } from '#platform/http/authentication';
import { boundedCache } from '#platform/stores/bounded-cache';
import { guess } from './guess.service.js';
import { ApiKeyBudget } from '../ports/attempt-budget.js';
import { stateOfKey } from '../../api-keys/views/key-state.js';
import { ApiKeySecrets } from '../../api-keys/adapters/api-key-secrets.js';
import { idInKey } from '../../api-keys/adapters/key-text.js';
import { KeyUses } from '../../api-keys/adapters/key-uses.js';
import { RunningKeys, type RunningKey } from '../../api-keys/adapters/running-keys.js';

const REMEMBERED = 1_000;

/** The number of calls of one key at a node, which no person reaches and a loop does. */
export const CALLS_OF_A_KEY = { points: 600, seconds: 60 };

const REFUSALS = {
  active: undefined,
  expired: 'API_KEY_EXPIRED',
  stopped: 'API_KEY_STOPPED',
  revoked: 'API_KEY_INVALID',
} as const satisfies Readonly<Record<ApiKey['state'], RejectionCode | undefined>>;

/**
 * Ends a look without an answer, so that it costs no guess: a program that still holds its revoked
 * key must not lock out the one with the new key.
 */
class RevokedKey extends Error {}

/** Tells which program an API key belongs to. */
@Injectable()
export class KeyAuthenticator {
  /** The ids of keys whose secret was right here, by the hash of the key: a secret never changes. */
  readonly #proved = boundedCache<{ readonly apiKeyId: string }>(REMEMBERED);

  constructor(
    private readonly keys: RunningKeys,
    private readonly secrets: ApiKeySecrets,
    private readonly attempts: ApiKeyBudget,
    private readonly calls: ActorBudgets,
    private readonly uses: KeyUses,
    private readonly clock: Clock,
  ) {}

  /** @throws Rejected TOO_MANY_REQUESTS for wrong keys of an address, and for calls of one key */
  async authenticate(key: string, address: string): Promise<Authentication> {
    const found = await this.#prove(key, address);
    if (found === undefined) return { type: 'rejected', code: 'API_KEY_INVALID' };
    const { document } = found;
    const refusal = this.#refusalOf(found, address);
    if (refusal) return { type: 'rejected', code: refusal };
    const actor = { type: 'service', id: document._id, role: document.role } as const;
    await this.calls.spend(actor, CALLS_OF_A_KEY);
    this.uses.note(document._id, address);
    return { type: 'accepted', actor, expiresAt: new Date(document.expiresAt) };
  }

  /** Why a key that was right is no longer good. It is no call of the key. */
  async refusalOf(key: string, address: string): Promise<RejectionCode | undefined> {
    const apiKeyId = idInKey(key);
    const found = apiKeyId === undefined ? undefined : await this.keys.find(apiKeyId);
    return found ? this.#refusalOf(found, address) : 'API_KEY_INVALID';
  }

  #refusalOf({ document, isFrom }: RunningKey, address: string): RejectionCode | undefined {
    const refusal = REFUSALS[stateOfKey(document, this.clock.now().toISOString())];
    return refusal ?? (isFrom(address) ? undefined : 'API_KEY_NETWORK');
  }

  /** A key that was right before costs no attempt: wrong ones of a neighbour must not stop it. */
  async #prove(key: string, address: string): Promise<RunningKey | undefined> {
    const name = hash('sha256', key, 'base64');
    const proved = this.#proved.get(name);
    if (proved) return this.keys.find(proved.apiKeyId);
    const apiKeyId = idInKey(key);
    const about = { target: apiKeyId ?? 'none', address, wrong: 'API_KEY_INVALID' } as const;
    try {
      const found = await guess(this.attempts, about, () => this.#look(key, apiKeyId));
      this.#proved.set(name, { apiKeyId: found.document._id });
      return found;
    } catch (error) {
      if (error instanceof RevokedKey) return undefined;
      if (error instanceof Rejected && error.code === 'API_KEY_INVALID') return undefined;
      throw error;
    }
  }

  async #look(key: string, apiKeyId: string | undefined): Promise<RunningKey> {
    const found = apiKeyId === undefined ? undefined : await this.keys.find(apiKeyId);
    if (found && found.document.revokedAt !== null) throw new RevokedKey();
    const isRight = await this.secrets.matches(found?.document.secretId, key);
    if (!found || !isRight) throw new Rejected('API_KEY_INVALID');
    return found;
  }
}
