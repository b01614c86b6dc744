import type { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { RejectionCode } from '@foyer/contracts/rejections';
import { ReadModels } from '@foyer/projections';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Clock } from '../clock/index.js';
import { Rejected } from '../cqrs/commands/index.js';
import { TokenAuthentication } from './authentication/index.js';
import { credentialOf, type Credential } from './caller.js';

/** The longest time of a timer, in milliseconds. */
const LONGEST_MS = 0x7fff_ffff;

interface Held extends Credential {
  readonly ended: AbortController;
  refusal: RejectionCode | undefined;
}

/**
 * Ends a call that waits, and a file that is being sent, together with the credential of its
 * request.
 */
@Injectable()
export class HeldCredentials implements OnModuleInit, OnModuleDestroy {
  readonly #held = new Map<FastifyRequest, Held>();
  #stopListening: () => void = () => undefined;

  constructor(
    private readonly authentication: TokenAuthentication,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.#stopListening = this.readModels.onApplied(({ projection }) => {
      if (this.authentication.dependsOn(projection)) void this.#lookAgain();
    });
  }

  onModuleDestroy(): void {
    this.#stopListening();
  }

  /** Aborted once the credential of a request is no longer good; none where it has none. */
  signalOf(request: FastifyRequest, { raw }: FastifyReply): AbortSignal | undefined {
    const known = this.#held.get(request);
    if (known) return known.ended.signal;
    const credential = credentialOf(request);
    if (credential === undefined || raw.destroyed) return undefined;
    const held: Held = { ...credential, ended: new AbortController(), refusal: undefined };
    this.#held.set(request, held);
    const leftMs = credential.expiresAt.getTime() - this.clock.now().getTime();
    // A timer takes no more, and no call lasts so long.
    const cancel =
      leftMs > LONGEST_MS ? () => undefined : this.clock.after(leftMs, () => void this.#look(held));
    raw.once('close', () => {
      cancel();
      this.#held.delete(request);
    });
    // It may have ended between the guard and this.
    void this.#look(held);
    return held.ended.signal;
  }

  /** A file that is no longer sent once the credential of its request is no longer good. */
  ending(file: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
    this.signalOf(request, reply)?.addEventListener('abort', () => file.destroy());
    return file;
  }

  /** @throws Rejected as a new call with the credential would be */
  demandGood(request: FastifyRequest): void {
    const refusal = this.#held.get(request)?.refusal;
    if (refusal) throw new Rejected(refusal);
  }

  async #lookAgain(): Promise<void> {
    // First all listeners drop what they remember of the read model, then rights are looked up.
    await Promise.resolve();
    await Promise.all([...this.#held.values()].map((one) => this.#look(one)));
  }

  async #look(held: Held): Promise<void> {
    try {
      held.refusal ??= await this.authentication.refusalOf(held.token, held.address);
    } catch {
      // A store that cannot answer ends nothing; it says nothing about the credential.
      return;
    }
    if (held.refusal) held.ended.abort();
  }
}
