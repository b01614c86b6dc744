import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { Clock, NewId } from '#platform/clock';
import { ofItself } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { NoteApiKeyUse } from '../domain/api-keys.command.js';

/** How often uses are written, in milliseconds. */
export const WRITE_USES_MS = 60_000;

interface Use {
  readonly usedAt: string;
  readonly address: string;
}

/**
 * Remembers the last use of each key, and writes it down once a minute at most: no request waits
 * for it.
 */
@Injectable()
export class KeyUses implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #unwritten = new Map<string, Use>();
  #cancel: () => void = () => undefined;

  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly newId: NewId,
    private readonly log: Log,
  ) {}

  note(apiKeyId: string, address: string): void {
    const usedAt = this.clock.now().toISOString();
    this.#unwritten.set(apiKeyId, { usedAt, address });
  }

  onApplicationBootstrap(): void {
    this.#cancel = this.clock.after(WRITE_USES_MS, () => {
      void this.write().finally(() => this.onApplicationBootstrap());
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#cancel();
    this.#cancel = () => undefined;
    await this.write();
  }

  /** A use that cannot be written is left out: the next one says as much. */
  async write(): Promise<void> {
    const uses = this.#unwritten;
    this.#unwritten = new Map();
    for (const [apiKeyId, use] of uses) {
      const context = ofItself('note-uses-of-api-keys', this.newId.next(), apiKeyId);
      await this.commands
        .execute(new NoteApiKeyUse(context, { apiKeyId, ...use }))
        .catch((err: unknown) => this.log.warn('The use of an API key cannot be written', { err }));
    }
  }
}
