import { Injectable } from '@nestjs/common';

import { guardedFetch, GuardedNetwork } from '#platform/http/guarded';

/** The answer of a provider's page. */
export interface ProviderPage {
  readonly status: number;
  /** The provider's clock, where it told it. */
  readonly date: Date | undefined;
  readonly text: string;
}

/** Reads pages of sign-in providers where the network allows it. */
@Injectable()
export class ProviderPages {
  readonly #fetch: ReturnType<typeof guardedFetch>;

  constructor(network: GuardedNetwork) {
    this.#fetch = guardedFetch(network);
  }

  /** Undefined where it cannot be reached from here, or may not be. */
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
