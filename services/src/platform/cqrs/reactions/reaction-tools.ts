import type { CommandBus, Query, QueryBus } from '@nestjs/cqrs';
import type { EventMetadata, Position } from '@foyer/event-log';
import { v5 } from 'uuid';

import {
  systemActor,
  type CommandContext,
  type CommandRunner,
  type ContextCommand,
  type Outcome,
  type Stream,
} from '../commands/index.js';
import type { DomainEvent } from '../events/index.js';

/** The event that something follows from. */
export interface Cause {
  readonly id: string;
  readonly metadata: Pick<EventMetadata, 'correlationId' | 'traceparent'>;
  readonly position?: Position;
}

/** Names streams that have no event yet, where what is missing in them is the cause. */
const NO_EVENT_YET = 'd0f3a6e2-9f3b-5c0e-8a65-0d2b4a0f7c11';

export interface ReactionToolsParts {
  readonly name: string;
  readonly runner: CommandRunner;
  readonly commands: CommandBus;
  readonly queries: QueryBus;
  /**
   * Undefined without a causing event: the last event of the stream that was read last replaces it.
   */
  readonly cause: Cause | undefined;
  /** The subject of the run, for causes without a correlation of their own. */
  readonly key: string;
}

type CommandClass<Data, Result> = (new (
  context: CommandContext,
  data: Data,
) => ContextCommand<Data, Result>) & { readonly commandName?: string };

/**
 * The tools of a reaction or a job in one run. Each write names its cause, and a repeat writes
 * nothing.
 */
export class ReactionTools {
  private seen: string | undefined;

  constructor(private readonly parts: ReactionToolsParts) {}

  /** The state of a stream as it is now. */
  readonly stateOf = async <State, Event extends DomainEvent>(
    one: Stream<State, Event>,
  ): Promise<State> => {
    const { state, eventId } = await this.parts.runner.look(one);
    if (eventId !== undefined) this.seen = eventId;
    else this.seen ??= v5(one.name, NO_EVENT_YET);
    return state;
  };

  readonly query = <Result>(query: Query<Result>): Promise<Result> =>
    this.parts.queries.execute(query);

  /**
   * Gives a command. The same one, from the same cause, is one command however often it is given.
   */
  readonly execute = <Data, Result>(
    Command: CommandClass<Data, Result>,
    data: Data,
    options: { readonly correlationId?: string } = {},
  ): Promise<Outcome<Result>> => {
    const context = this.context(
      `${Command.commandName ?? Command.name} ${JSON.stringify(data)}`,
      options,
    );
    return this.parts.commands.execute(new Command(context, data));
  };

  /**
   * The context of a step that is not a declared command; the same step from the same cause is the
   * same command.
   */
  readonly context = (
    step: string,
    { correlationId }: { readonly correlationId?: string } = {},
  ): CommandContext => {
    const { name, cause, key } = this.parts;
    const causationId = cause?.id ?? this.seen ?? v5(key, NO_EVENT_YET);
    const { traceparent } = cause?.metadata ?? {};
    return {
      commandId: v5(`${name} ${step}`, causationId),
      causationId,
      correlationId: correlationId ?? cause?.metadata.correlationId ?? key,
      actor: systemActor(name),
      ...(traceparent === undefined ? {} : { traceparent }),
    };
  };
}
