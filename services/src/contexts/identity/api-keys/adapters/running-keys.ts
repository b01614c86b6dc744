import { Inject, Injectable } from '@nestjs/common';
import { ReadModels, type ReadStore } from '@foyer/projections';
import type { ApiKeyDocument } from '@foyer/projections/identity';

import { RememberedReads } from '#platform/cqrs/projections';
import { networksOf } from '#platform/http/admission';
import { READ_STORE } from '#platform/tokens';

/** A key with the test of the addresses that it is accepted from. */
export interface RunningKey {
  readonly document: ApiKeyDocument;
  readonly isFrom: (address: string) => boolean;
}

const REMEMBERED = 1_000;

/** The keys by their ids. A revocation counts as soon as it can be read. */
@Injectable()
export class RunningKeys extends RememberedReads<RunningKey> {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    readModels: ReadModels,
  ) {
    super(readModels, 'apiKeys', REMEMBERED);
  }

  find(apiKeyId: string): Promise<RunningKey | undefined> {
    return this.recall(apiKeyId);
  }

  protected async read(apiKeyId: string): Promise<RunningKey | undefined> {
    const document = await this.store
      .collection<ApiKeyDocument>('apiKeys')
      .findOne({ _id: apiKeyId });
    if (!document) return undefined;
    const { networks } = document;
    return { document, isFrom: networks.length === 0 ? () => true : networksOf(networks) };
  }

  /** There are few keys, and a change of their maker changes several. */
  protected forget(): void {
    this.known.clear();
  }
}
