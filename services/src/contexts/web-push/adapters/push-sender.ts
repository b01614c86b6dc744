import { Inject, Injectable } from '@nestjs/common';
import type { PushPayload } from '@foyer/contracts/web-push';

import { readSettings } from '#platform/config';
import { guardedFetch, GuardedNetwork } from '#platform/http/guarded';
import { PublicAddress } from '#platform/operations/start';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import type { PushAddress } from './push-addresses.js';
import { VapidKeys } from './vapid-keys.js';
import { webPush } from './web-push-library.js';
import { webPushSettings } from './web-push-settings.js';

/** How long a push service may take, in milliseconds: a ring does not last longer than a few. */
const ANSWER_MS = 4_000;
/** Answers by which a push service says that there is no such browser (RFC 8030). */
const GONE = [404, 410];

/** How a notice travels. */
export interface PushOptions {
  /** A later one of the same topic replaces it at the push service. */
  readonly topic: string;
  readonly urgency: 'high' | 'normal';
  /** How long the push service keeps it for a browser that is not there, in seconds. */
  readonly ttl: number;
}

/** The answer of a push service: it took the notice, knows no such browser, or refused it. */
export type PushOutcome = 'taken' | 'gone' | 'refused';

/** A push service that cannot take a notice now. */
export class PushServiceBusy extends Error {
  readonly code = 'PUSH_SERVICE_BUSY';
}

/** Sends notices to browsers, by their push services. */
@Injectable()
export class PushSender {
  readonly isOn: boolean;
  readonly #contact: string | undefined;
  readonly #network: GuardedNetwork;
  readonly #fetch;

  constructor(
    private readonly keys: VapidKeys,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const settings = readSettings(webPushSettings, environment);
    this.isOn = settings.WEB_PUSH === 'on';
    this.#contact = settings.WEB_PUSH_CONTACT;
    this.#network = new GuardedNetwork(settings.WEB_PUSH_NETWORKS);
    this.#fetch = guardedFetch(this.#network, { withinMs: ANSWER_MS, readsBody: false });
  }

  /** False for an address that is barred; one that is not known yet is judged when it is sent to. */
  mayReach(endpoint: string): Promise<boolean> {
    const { protocol, hostname } = new URL(endpoint);
    return protocol === 'https:' ? this.#network.mayReach(hostname) : Promise.resolve(false);
  }

  /** @throws PushServiceBusy, AddressNotAllowed, or what the network says */
  async send(
    { endpoint, keys }: PushAddress,
    payload: PushPayload,
    { topic, urgency, ttl }: PushOptions,
    signal?: AbortSignal,
  ): Promise<PushOutcome> {
    const { generateRequestDetails } = await webPush();
    const vapidDetails = { subject: this.#subject(), ...(await this.keys.pair()) };
    const request = generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
      ...{ vapidDetails, urgency, topic, TTL: ttl, contentEncoding: 'aes128gcm' },
    });
    const { status } = await this.#fetch(endpoint, {
      method: 'POST',
      body: request.body as Uint8Array<ArrayBuffer>,
      headers: request.headers,
      ...(signal && { signal }),
    });
    if (GONE.includes(status)) return 'gone';
    if (status === 429 || status >= 500) throw new PushServiceBusy();
    return status < 300 ? 'taken' : 'refused';
  }

  /** Some push services take no address without a public name. */
  #subject(): string {
    const { origin } = this.address;
    return this.#contact ?? (origin.startsWith('https:') ? origin : 'mailto:foyer@example.org');
  }
}
