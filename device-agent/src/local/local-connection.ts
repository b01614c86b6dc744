import { LocalMessage, type LocalAnswer } from '@foyer/contracts/local';
import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';
import type { WebSocket } from 'ws';

import type { Clock } from '../clock/clock.js';
import type { AgentLog } from '../log/agent-log.js';
import { LocalError } from './local-error.js';
import { MessageBudget } from './message-budget.js';

/** The handler of one type of message; the payload has the type of the definition. */
export interface LocalHandler {
  readonly message: MessageDefinition;
  /** @returns The payload of the answer. @throws LocalError */
  readonly handle: (payload: never) => unknown;
}

/** The page may report its state each second, and answer some questions; it needs no more. */
const BUDGET = { burst: 50, perSecond: 20 };
/** A page that sends this many messages over its budget is disconnected. */
const REFUSED_MAX = 200;

/** One page at a local socket. */
export class LocalConnection {
  readonly #budget: MessageBudget;
  #refused = 0;

  constructor(
    readonly socket: WebSocket,
    readonly handlers: readonly LocalHandler[],
    readonly clock: Clock,
    readonly log: AgentLog,
  ) {
    this.#budget = new MessageBudget(BUDGET, clock.elapsed());
    socket.on(
      'message',
      (data, isBinary) => void this.#take((data as Buffer).toString(), isBinary),
    );
    socket.on('error', (error) => log.warn('A local socket broke', { err: error }));
  }

  /** Sends a message that is no answer to a question. */
  push<M extends MessageDefinition>(message: M, payload: PushOf<M>): void {
    this.#send({ type: message.name, payload });
  }

  async #take(text: string, isBinary: boolean): Promise<void> {
    if (!this.#budget.take(this.clock.elapsed())) {
      this.#refuse(undefined, new LocalError('TOO_MANY_MESSAGES'));
      return;
    }
    const message = isBinary ? undefined : readMessage(text);
    if (message === undefined) {
      this.#refuse(undefined, new LocalError('NOT_UNDERSTOOD'));
      return;
    }
    try {
      const payload = await this.#handle(message);
      if (message.id !== undefined) this.#answer({ id: message.id, ok: true, payload });
    } catch (error) {
      this.#refuse(message.id, error);
    }
  }

  async #handle({ type, payload }: LocalMessage): Promise<unknown> {
    const handler = this.handlers.find(({ message }) => message.name === type);
    if (handler === undefined) throw new LocalError('UNKNOWN_TYPE');
    const read = handler.message.payload.safeParse(payload);
    if (!read.success) throw new LocalError('VALIDATION');
    return (await handler.handle(read.data as never)) ?? {};
  }

  #refuse(id: number | undefined, error: unknown): void {
    const refused = error instanceof LocalError ? error : undefined;
    if (refused === undefined) this.log.error('A local message failed', { err: error });
    const { code, message } = refused ?? new LocalError('UNAVAILABLE', undefined, { cause: error });
    if (id !== undefined) this.#answer({ id, ok: false, code, message });
    this.#refused += 1;
    if (this.#refused === 1) this.log.warn('A local message was refused', { code });
    if (this.#refused >= REFUSED_MAX) this.socket.close(1008, code);
  }

  #answer(answer: LocalAnswer): void {
    this.#send(answer);
  }

  #send(frame: unknown): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}

function readMessage(text: string): LocalMessage | undefined {
  try {
    return LocalMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
