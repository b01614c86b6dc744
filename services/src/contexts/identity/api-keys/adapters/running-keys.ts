import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ReadModels, type AppliedNotice, type ReadStore } from '@foyer/projections';
import type { ApiKeyDocument } from '@foyer/projections/identity';

import { networksOf } from '#platform/http/admission';
import { boundedCache } from '#platform/stores/bounded-cache';
import { READ_STORE } from '#platform/tokens';

/** A key with the test of the addresses that it is accepted from. */
export interface RunningKey {
  readonly document: ApiKeyDocument;
  readonly isFrom: (address: string) => boolean;
}

const REMEMBERED = 1_000;

/**
 * The keys by their ids. They are asked for with every call, so they are remembered until the read
 * model changes: a revocation counts from the moment in which it can be read, on every node.
 */
@Injectable()
export class RunningKeys implements OnModuleInit, OnModuleDestroy {
  readonly #known = boundedCache<RunningKey>(REMEMBERED);
  #changes = 0;
  #stopListening: () => void = () => undefined;

  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly projections: ReadModels,
  ) {}

  onModuleInit(): void {
    this.#stopListening = this.projections.onApplied((notice) => this.#forget(notice));
  }

  onModuleDestroy(): void {
    this.#stopListening();
  }

  async find(apiKeyId: string): Promise<RunningKey | undefined> {
    return this.#known.get(apiKeyId) ?? this.#load(apiKeyId);
  }

  async #load(apiKeyId: string): Promise<RunningKey | undefined> {
    const changes = this.#changes;
    const document = await this.store
      .collection<ApiKeyDocument>('apiKeys')
      .findOne({ _id: apiKeyId });
    if (!document) return undefined;
    const { networks } = document;
    const isFrom = networks.length === 0 ? () => true : networksOf(networks);
    const key = { document, isFrom };
    // A value that was read during a change may be partly old: it is used once and not remembered.
    if (changes === this.#changes) this.#known.set(apiKeyId, key);
    return key;
  }

  /** There are few keys, and a change of their maker changes several. */
  #forget({ projection, documents }: AppliedNotice): void {
    if (projection !== 'apiKeys' || documents?.length === 0) return;
    this.#changes += 1;
    this.#known.clear();
  }
}
