import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { Clock, NewId } from '#platform/clock';
import { ofItself } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { KeyUses } from '../adapters/key-uses.js';
import { NoteApiKeyUse } from './api-keys.command.js';

/** How often uses are recorded, in milliseconds. */
export const RECORD_USES_MS = 60_000;

/** Records the last use of each key, once a minute at most. */
@Injectable()
export class KeyUseRecorder implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #cancel: () => void = () => undefined;

  constructor(
    private readonly uses: KeyUses,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly newId: NewId,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#cancel = this.clock.after(RECORD_USES_MS, () => {
      void this.record().finally(() => this.onApplicationBootstrap());
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#cancel();
    this.#cancel = () => undefined;
    await this.record();
  }

  /** A use that cannot be recorded is left out: the next one says as much. */
  async record(): Promise<void> {
    for (const [apiKeyId, use] of this.uses.take()) {
      const context = ofItself('record-uses-of-api-keys', this.newId.next(), apiKeyId);
      await this.commands
        .execute(new NoteApiKeyUse(context, { apiKeyId, ...use }))
        .catch((err: unknown) =>
          this.log.warn('The use of an API key cannot be recorded', { err }),
        );
    }
  }
}
