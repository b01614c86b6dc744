import { identityMessages } from '@foyer/contracts/identity';

import { Log } from '#platform/observability';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { ClientLogBudget } from './client-log-budget.js';

/** Takes what went wrong in browsers into the server's log. */
@Gateway('main')
export class ClientLogsGateway {
  constructor(
    private readonly log: Log,
    private readonly budget: ClientLogBudget,
  ) {}

  @Listens(identityMessages.clientLogs)
  async clientLogs({
    payload,
    actor,
    socket,
  }: MessageInput<typeof identityMessages.clientLogs>): Promise<void> {
    const messages = payload.entries.map(({ message }) => message);
    await this.budget.spend(messages, actor.id, socket.address);
    for (const { level, message, at } of payload.entries) {
      this.log[level]('A browser reports', { browserMessage: message, at, actor: actor.id });
    }
  }
}
