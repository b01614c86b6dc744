import { v5 } from 'uuid';

import { systemActor, type Actor } from '../../actor.js';

/** On whose behalf, as part of what, and by which command something is done. */
export interface CommandContext {
  /**
   * A UUID. Ids of events derive from it, so that a repeated command appends nothing new. One
   * context serves one run; who runs several commands for one request takes a {@link stepOf} each.
   */
  readonly commandId: string;
  /**
   * The id of what the command makes, where a client has named the command and no id: its repeat
   * then makes nothing more.
   */
  readonly thingId?: string;
  /** The event that led to it, where one did; what the command writes names it as its cause. */
  readonly causationId?: string;
  /** Joins everything that belongs together: the visit, where there is one. */
  readonly correlationId: string;
  readonly actor: Actor;
  /** W3C trace context, where the request is traced. */
  readonly traceparent?: string;
}

/**
 * The context of one of several commands that a request leads to; the same name gives the same
 * command.
 */
export function stepOf(context: CommandContext, name: string): CommandContext {
  return { ...context, commandId: v5(name, context.commandId) };
}

/**
 * The same context as part of something else, e.g. of the visit that the command turned out to be
 * about.
 */
export function correlatedWith(context: CommandContext, correlationId: string): CommandContext {
  return { ...context, correlationId };
}

/**
 * The context of an act of the program that no event asked for, such as a due time or a lost
 * connection.
 */
export function ofItself(
  reaction: string,
  commandId: string,
  correlationId: string,
): CommandContext {
  return { commandId, correlationId, actor: systemActor(reaction) };
}
