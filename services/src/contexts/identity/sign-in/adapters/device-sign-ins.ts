import { Inject, Injectable } from '@nestjs/common';
import type { RejectionCode } from '@foyer/contracts/rejections';
import { ReadModels, type DeviceSignInDocument, type ReadStore } from '@foyer/projections';

import { RememberedReads, type ChangedDocuments } from '#platform/cqrs/projections';
import { READ_STORE } from '#platform/tokens';

const REMEMBERED = 20_000;

/**
 * Decides which sign-in may act for which device. A new sign-in, a deactivation or a deletion counts
 * as soon as it can be read.
 */
@Injectable()
export class DeviceSignIns extends RememberedReads<DeviceSignInDocument> {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    readModels: ReadModels,
  ) {
    super(readModels, 'devices', REMEMBERED);
  }

  /** Why a sign-in may no longer speak for a device; undefined where it may. */
  async errorAnswerOf(deviceId: string, signInId: string): Promise<RejectionCode | undefined> {
    const known = await this.recall(deviceId);
    if (!known || known.deleted) return 'DEVICE_UNKNOWN';
    if (known.deactivated) return 'DEVICE_DEACTIVATED';
    if (known.signInId === null) return 'SIGNED_OUT';
    return known.signInId === signInId ? undefined : 'DEVICE_ELSEWHERE';
  }

  protected async read(deviceId: string): Promise<DeviceSignInDocument | undefined> {
    const signIns = this.store.collection<DeviceSignInDocument>('deviceSignIns');
    return (await signIns.findOne({ _id: deviceId })) ?? undefined;
  }

  protected forget(documents: ChangedDocuments): void {
    for (const { collection, _id } of documents) {
      if (collection === 'deviceSignIns') this.known.delete(_id);
    }
  }
}
