import { Inject, Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';
import { readSettings } from '#platform/config';
import type { CloudEvent } from '#platform/eventing/publisher';
import { guardedFetch, GuardedNetwork } from '#platform/http/guarded';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { signingSecrets, type KnownWebhook } from '../domain/webhook.js';
import { signMessage } from './sign-message.js';
import { askedPause } from './asked-pause.js';
import { failureOf } from './failure-of.js';
import { webhookSettings } from './webhook-settings.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** How long a receiver may take to be reached and to answer, in milliseconds. */
const ANSWER_MS = 15_000;

/** The outcome of a message. */
export interface Outcome {
  /** Null where the receiver did not answer. */
  readonly status: number | null;
  /** Null where the receiver took it. */
  readonly failure: string | null;
  readonly retryAfterMs: number | undefined;
  readonly ms: number;
}

/** Sends signed messages to receivers. Of an answer nothing but its status and pause is read. */
@Injectable()
export class WebhookSender {
  readonly #network: GuardedNetwork;
  readonly #fetch;

  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const { WEBHOOK_NETWORKS } = readSettings(webhookSettings, environment);
    this.#network = new GuardedNetwork(WEBHOOK_NETWORKS);
    const rules = { withoutTls: 'named-networks', withinMs: ANSWER_MS, readsBody: false } as const;
    this.#fetch = guardedFetch(this.#network, rules);
  }

  /** False for an address that is barred; one that is not known yet is judged when it is sent to. */
  mayReach(url: string): Promise<boolean> {
    const { protocol, hostname } = new URL(url);
    return this.#network.mayReach(hostname, { isNamed: protocol === 'http:' });
  }

  async send(webhook: KnownWebhook, event: CloudEvent, signal?: AbortSignal): Promise<Outcome> {
    const at = this.clock.now();
    const body = JSON.stringify(event);
    const found = await Promise.all(
      signingSecrets(webhook, at).map((secretId) => this.secrets.find(secretId)),
    );
    const secrets = found.filter((secret) => secret !== undefined);
    // Without a signature it would be of no use to its receiver.
    if (secrets.length === 0) return failed('SECRET_MISSING', 0);
    const begun = performance.now();
    const took = (): number => Math.round(performance.now() - begun);
    try {
      const { status, headers } = await this.#fetch(webhook.url, {
        method: 'POST',
        body,
        headers: {
          ...signMessage({ id: event.id, at, body }, secrets),
          'content-type': 'application/cloudevents+json',
          'user-agent': 'Foyer',
        },
        ...(signal && { signal }),
      });
      const isTaken = status >= 200 && status < 300;
      const failure = isTaken ? null : status < 400 ? 'REDIRECTED' : 'REFUSED';
      const retryAfterMs = askedPause(headers.get('retry-after'), at);
      return { status, failure, retryAfterMs, ms: took() };
    } catch (error) {
      signal?.throwIfAborted();
      return failed(failureOf(error), took());
    }
  }
}

const failed = (failure: string, ms: number): Outcome => ({
  ...{ status: null, failure, ms },
  retryAfterMs: undefined,
});
