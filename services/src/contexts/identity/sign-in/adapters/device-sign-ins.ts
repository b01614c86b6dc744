import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { RejectionCode } from '@foyer/contracts/rejections';
import {
  ReadModels,
  type AppliedNotice,
  type DeviceSignInDocument,
  type ReadStore,
} from '@foyer/projections';

import { READ_STORE } from '#platform/tokens';
import { boundedCache } from '#platform/stores/bounded-cache';

const REMEMBERED = 20_000;

/**
 * Decides which sign-in may act for which device. It is asked with every call, so it remembers the
 * answer until the read model changes. A new sign-in, a deactivation or a deletion counts as soon
 * as it can be read.
 */
@Injectable()
export class DeviceSignIns implements OnModuleInit, OnModuleDestroy {
  readonly #known = boundedCache<DeviceSignInDocument>(REMEMBERED);
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

  /** Why a sign-in may no longer speak for a device; undefined where it may. */
  async errorAnswerOf(deviceId: string, signInId: string): Promise<RejectionCode | undefined> {
    const known = this.#known.get(deviceId) ?? (await this.#load(deviceId));
    if (!known || known.deleted) return 'DEVICE_UNKNOWN';
    if (known.deactivated) return 'DEVICE_DEACTIVATED';
    if (known.signInId === null) return 'SIGNED_OUT';
    return known.signInId === signInId ? undefined : 'DEVICE_ELSEWHERE';
  }

  async #load(deviceId: string): Promise<DeviceSignInDocument | null> {
    const changes = this.#changes;
    const found = await this.store
      .collection<DeviceSignInDocument>('deviceSignIns')
      .findOne({ _id: deviceId });
    // A value that was read during a change may be old: it is used once and not remembered.
    if (found && changes === this.#changes) this.#known.set(deviceId, found);
    return found;
  }

  #forget({ projection, documents }: AppliedNotice): void {
    if (projection !== 'devices') return;
    this.#changes += 1;
    if (documents === undefined) {
      this.#known.clear();
      return;
    }
    for (const { collection, _id } of documents) {
      if (collection === 'deviceSignIns') this.#known.delete(_id);
    }
  }
}
