import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import type { RejectionCode } from '@foyer/contracts/rejections';

import { Clock, NewId } from '../clock/index.js';
import { refusalOf, Rejected } from '../cqrs/commands/index.js';
import {
  currentTraceparent,
  inScope,
  Log,
  Metrics,
  RequestProgress,
  traced,
} from '../observability/index.js';
import { ActorBudgets, hasNoAccount, MESSAGES_OF_STRANGERS } from '../http/admission/index.js';
import {
  againAfter,
  parseInput,
  errorAnswerOf,
  errorText,
  shownLater,
} from '../http/errors/index.js';
import type { SocketConnection } from './socket-connection.js';
import { Listeners, type Listener } from './listeners.js';

/** A handler without an answer by then is given up, in milliseconds; its client must try again. */
export const ANSWER_WITHIN_MS = 15_000;

/** How long a message may wait for all stores together, in milliseconds. */
const STORES_WITHIN_MS = 5_000;

/** How a message is answered, good or bad. */
export type Acknowledgement =
  | ({ readonly ok: true } & Readonly<Record<string, unknown>>)
  | {
      readonly ok: false;
      readonly code: RejectionCode;
      readonly message: string;
      readonly retryAfter?: number;
    };

/**
 * Takes a message from a client to its listener and makes the acknowledgement; it answers every
 * message.
 */
@Injectable()
export class Dispatcher {
  constructor(
    private readonly listeners: Listeners,
    private readonly budgets: ActorBudgets,
    private readonly clock: Clock,
    private readonly newId: NewId,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  /** Never throws. */
  async dispatch(
    connection: SocketConnection,
    name: unknown,
    payload: readonly unknown[],
  ): Promise<Acknowledgement> {
    const correlationId = this.newId.next();
    const { channel } = connection;
    // A name that no one listens to is the client's invention and must not become a label.
    const known = typeof name === 'string' ? this.listeners.find(channel, name) : undefined;
    const label = known?.message.name ?? 'unknown';
    const end = this.metrics.messages.startTimer({ channel, name: label });
    const progress = new RequestProgress(STORES_WITHIN_MS);
    return inScope({ correlationId, progress }, async () => {
      try {
        const answer = await traced(
          `message ${label}`,
          { 'foyer.channel': channel, 'foyer.correlation_id': correlationId },
          () => this.#inTime(this.#answer(connection, known, payload, correlationId)),
          SpanKind.SERVER,
        );
        end({ outcome: 'ok' });
        return { ...answer, ok: true };
      } catch (error) {
        const failure = shownLater(
          errorAnswerOf(error) ?? this.#unexpected(error, connection, label),
        );
        end({ outcome: failure.code });
        if (failure.code !== 'SHOWN_LATER') return this.refuse(connection, failure);
        return doneUnseen(connection, known, failure, progress);
      }
    });
  }

  /** The acknowledgement of an error, in the client's language. */
  refuse({ language }: SocketConnection, { code, details }: Rejected): Acknowledgement {
    const message = errorText(code, language, details);
    return { ok: false, code, message, ...againAfter(details) };
  }

  async #answer(
    connection: SocketConnection,
    known: Listener | undefined,
    payload: readonly unknown[],
    correlationId: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    if (!known) throw new Rejected('NOT_FOUND');
    const { message, handle, ruleOf, hasRule } = known;
    const { actor, language } = connection;
    const refusal = refusalOf(message.policy, actor);
    if (refusal) throw new Rejected(refusal);
    if (!hasRule && hasNoAccount(actor)) await this.budgets.spend(actor, MESSAGES_OF_STRANGERS);
    if (payload.length > 1) throw new Rejected('INVALID_INPUT');
    const traceparent = currentTraceparent();
    const context = {
      commandId: this.newId.next(),
      correlationId,
      actor,
      ...(traceparent === undefined ? {} : { traceparent }),
    };
    const parsed = parseInput(message.payload, payload[0]);
    const input = { payload: parsed, actor, socket: connection, language, context };
    for (const hooks of this.listeners.hooksOf(message.channel)) {
      await hooks.admit?.(message, input);
    }
    const rule = ruleOf(parsed);
    if (rule) await this.budgets.spend(actor, rule);
    const result = await handle(input);
    return message.ack.parse(result ?? {}) as Readonly<Record<string, unknown>>;
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    let cancel = (): void => undefined;
    const late = new Promise<never>((_resolve, reject) => {
      cancel = this.clock.after(ANSWER_WITHIN_MS, () => reject(new Rejected('UNAVAILABLE')));
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      cancel();
    }
  }

  #unexpected(error: unknown, { channel, actor }: SocketConnection, name: string): Rejected {
    this.log.error('A message failed', { err: error, channel, name, actor: actor.id });
    return new Rejected('UNEXPECTED');
  }
}

/** Acknowledges work that is in the log as done, even if its result cannot be shown yet. */
function doneUnseen(
  { language }: SocketConnection,
  known: Listener | undefined,
  { code, details }: Rejected,
  { position }: RequestProgress,
): Acknowledgement {
  if (known?.message.ack.safeParse({}).success === true) return { ok: true };
  return { ok: true, code, message: errorText(code, language, details), position };
}
