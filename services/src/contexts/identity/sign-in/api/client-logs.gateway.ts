import { identityMessages } from '@foyer/contracts/identity';

import { Log } from '../../../../platform/operations/observability/index.js';
import { Gateway, Listens, type MessageInput } from '../../../../platform/realtime/index.js';

/** Takes what went wrong in browsers into the server's log. */
@Gateway('main')
export class ClientLogsGateway {
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  @Listens(identityMessages.clientLogs)
  async clientLogs({
    payload,
    actor,
  }: MessageInput<typeof identityMessages.clientLogs>): Promise<void> {
    for (const { level, message, at } of payload.entries) {
      this.#log[level]('A browser reports', { browserMessage: message, at, actor: actor.id });
    }
  }
}
