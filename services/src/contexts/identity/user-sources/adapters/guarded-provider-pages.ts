import { Injectable } from '@nestjs/common';

import { ProviderPages, type ProviderPage } from '../ports/provider-pages.js';
import { guardedFetch } from './guarded-fetch.js';
import { GuardedNetwork } from './guarded-network.js';

/** Reads pages of providers where the network allows it. */
@Injectable()
export class GuardedProviderPages extends ProviderPages {
  readonly #fetch: ReturnType<typeof guardedFetch>;

  constructor(network: GuardedNetwork) {
    super();
    this.#fetch = guardedFetch(network);
  }

  async read(url: string): Promise<ProviderPage | undefined> {
    try {
      const answer = await this.#fetch(url);
      const told = Date.parse(answer.headers.get('date') ?? '');
      const date = Number.isNaN(told) ? undefined : new Date(told);
      return { status: answer.status, date, text: await answer.text() };
    } catch {
      return undefined;
    }
  }
}
