import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { AppliedNotice, ReadModels } from '@foyer/projections';

import { boundedCache } from '../../stores/bounded-cache.js';

/** The documents of a read model that were changed. */
export type ChangedDocuments = NonNullable<AppliedNotice['documents']>;

/**
 * Remembers what is read with every call, by id, until the read model changes in what it was made
 * of: a change counts from the moment in which it can be read, on every node.
 */
export abstract class RememberedReads<Value extends object>
  implements OnModuleInit, OnModuleDestroy
{
  protected readonly known;
  #changes = 0;
  #stopListening: () => void = () => undefined;

  /** @param most So many are remembered; the ones that were asked for longest ago go first. */
  constructor(
    private readonly readModels: ReadModels,
    private readonly readModel: string,
    most: number,
  ) {
    this.known = boundedCache<Value>(most);
  }

  onModuleInit(): void {
    this.#stopListening = this.readModels.onApplied((notice) => this.#follow(notice));
  }

  onModuleDestroy(): void {
    this.#stopListening();
  }

  /** Reads one from the read model; undefined is not remembered. */
  protected abstract read(id: string): Promise<Value | undefined>;

  /** Forgets what was made of these documents. */
  protected abstract forget(documents: ChangedDocuments): void;

  protected async recall(id: string): Promise<Value | undefined> {
    const known = this.known.get(id);
    if (known) return known;
    const changes = this.#changes;
    const value = await this.read(id);
    // A value that was read during a change may be partly old: it is used once and not remembered.
    if (value && changes === this.#changes) this.known.set(id, value);
    return value;
  }

  #follow({ projection, documents }: AppliedNotice): void {
    if (projection !== this.readModel || documents?.length === 0) return;
    this.#changes += 1;
    if (documents === undefined) this.known.clear();
    else this.forget(documents);
  }
}
