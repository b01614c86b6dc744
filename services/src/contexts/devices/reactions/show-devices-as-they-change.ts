import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { deviceMessages } from '@foyer/contracts/devices';
import { ReadModels, type AppliedNotice } from '@foyer/projections';

import { Rejected } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { Realtime } from '#platform/realtime';
import { WATCHERS } from '../domain/watchers.service.js';
import { GetDevice, liveOf } from '../queries.js';

/**
 * A kiosk's page has its device as it is set now, and those who watch devices see how each one is.
 */
@Injectable()
export class ShowDevicesAsTheyChange implements OnModuleInit, OnModuleDestroy {
  #stopListening: () => void = () => undefined;

  constructor(
    private readonly projections: ReadModels,
    private readonly realtime: Realtime,
    private readonly queries: QueryBus,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.#stopListening = this.projections.onApplied((notice) => {
      for (const deviceId of changedDevices(notice)) {
        this.#show(deviceId).catch((error: unknown) => {
          this.log.error('A device could not be shown', { err: error, deviceId });
        });
      }
    });
  }

  onModuleDestroy(): void {
    this.#stopListening();
  }

  async #show(deviceId: string): Promise<void> {
    const room = `device:${deviceId}`;
    const isHere = this.realtime.connectionsIn('application', room).length > 0;
    const isWatched = this.realtime.connectionsIn('monitoring', WATCHERS).length > 0;
    if (!isHere && !isWatched) return;
    const device = await this.queries.execute(new GetDevice(deviceId)).catch((error: unknown) => {
      // It was deleted meanwhile.
      if (error instanceof Rejected) return undefined;
      throw error;
    });
    if (!device) return;
    if (isHere) this.realtime.push(deviceMessages.registerDevice, room, device);
    if (isWatched) this.realtime.push(deviceMessages.watchDevices, WATCHERS, liveOf(device));
  }
}

/** If another process wrote the read model, only the events say what changed. */
function changedDevices({ projection, documents, events }: AppliedNotice): ReadonlySet<string> {
  if (projection !== 'devices') return new Set();
  if (documents) {
    const changed = documents.filter(({ collection }) => collection === 'devices');
    return new Set(changed.map(({ _id }) => _id));
  }
  const ids = events.map(({ data }) => (data as { readonly deviceId?: string }).deviceId);
  return new Set(ids.filter((id) => id !== undefined));
}
