import type { Provider } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Decision } from '@foyer/contracts/decision';
import pRetry from 'p-retry';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  Rejected,
  type CommandContext,
  type DecisionTools,
  type EventsOf,
  type Outcome,
  type StatesOf,
  type Stream,
  type Streams,
} from './commands/index.js';
import type { DomainEvent } from './events/index.js';
import { stepsOf, type RunStep } from './command-step.js';
import { currentScope, inCommand } from '../observability/index.js';
import { declare, providersOf, type Declaration, type Declared } from './declaration.js';
import { instancesOf, tokensOf, type Instances, type Needs } from './needs.js';

/** The tools of a command before its decision, in addition to its data. */
export interface CommandTools<N extends Needs = Needs> {
  readonly context: CommandContext;
  readonly needs: Instances<N>;
  /** The state of one stream as it is now. `decide` must check again each conclusion from it. */
  readonly stateOf: CommandRunner['stateOf'];
}

/** The same, with what `prepare` gave. */
export interface PreparedTools<N extends Needs, Prepared> extends CommandTools<N> {
  readonly prepared: Prepared;
}

/** The tools of a decision: the time, new ids, the caller, and the result of `prepare`. */
export interface DecisionMoment<Prepared> extends DecisionTools {
  readonly context: CommandContext;
  readonly prepared: Prepared;
}

interface Named<N extends Needs> {
  /** The name of the command in log lines, metrics and traces. */
  readonly name: string;
  readonly needs?: N;
}

interface Decided<Data, N extends Needs, Prepared> extends Named<N> {
  /**
   * Asks ports before anything is decided: refuses by throwing {@link Rejected}, or gives what the
   * decision needs.
   */
  readonly prepare?: (data: Data, tools: CommandTools<N>) => Prepared | Promise<Prepared>;
  /** The correlation that the command turned out to belong to; by default that of the request. */
  readonly correlation?: (data: Data, prepared: Prepared) => string | undefined;
  /** The limit of tries, where the prepared data no longer holds: CONFLICT. One by default. */
  readonly tries?: number;
}

/** A command that is decided over one stream. */
export interface StreamCommand<
  Data,
  N extends Needs,
  Prepared,
  State,
  Event extends DomainEvent,
  Result,
> extends Decided<Data, N, Prepared> {
  readonly stream: (
    data: Data,
    tools: PreparedTools<N, Prepared>,
  ) => Stream<State, Event> | Promise<Stream<State, Event>>;
  /** Pure; it is called again when another command was quicker. */
  readonly decide: (
    state: State,
    data: Data,
    moment: DecisionMoment<Prepared>,
  ) => Decision<readonly Event[], Result>;
}

/** A command that is decided over several streams in one atomic append. */
export interface StreamsCommand<
  Data,
  N extends Needs,
  Prepared,
  S extends Streams,
  Result,
> extends Decided<Data, N, Prepared> {
  readonly streams: (data: Data, tools: PreparedTools<N, Prepared>) => S | Promise<S>;
  /** Pure; it is called again when another command was quicker. */
  readonly decide: (
    states: StatesOf<S>,
    data: Data,
    moment: DecisionMoment<Prepared>,
  ) => Decision<EventsOf<S>, Result>;
}

/** A command of more than one step. */
export interface HandledCommand<Data, N extends Needs, Result> extends Named<N> {
  readonly handle: (
    data: Data,
    tools: CommandTools<N> & { readonly run: RunStep },
  ) => Promise<Outcome<Result>>;
}

/** The class of a declared command: `commandBus.execute(new EndCall(context, data))`. */
export interface DeclaredCommand<Data, Result> extends Declaration<'command'> {
  new (context: CommandContext, data: Data): ContextCommand<Data, Result>;
  readonly commandName: string;
}

/** The instances of a declared command: `type EndCall = CommandOf<typeof EndCall>`. */
export type CommandOf<C extends abstract new (...args: never[]) => unknown> = InstanceType<C>;

/**
 * Declares a command: its class, its handler on the command bus, and the provider that a module
 * takes by {@link provideCommands}. `data` is annotated in the first function that takes it;
 * everything else is inferred.
 */
export function defineCommand<
  Data,
  State,
  Event extends DomainEvent,
  Result = undefined,
  Prepared = undefined,
  N extends Needs = Needs,
>(command: StreamCommand<Data, N, Prepared, State, Event, Result>): DeclaredCommand<Data, Result>;
export function defineCommand<
  Data,
  S extends Streams,
  Result = undefined,
  Prepared = undefined,
  N extends Needs = Needs,
>(command: StreamsCommand<Data, N, Prepared, S, Result>): DeclaredCommand<Data, Result>;
export function defineCommand<Data, Result = undefined, N extends Needs = Needs>(
  command: HandledCommand<Data, N, Result>,
): DeclaredCommand<Data, Result>;
export function defineCommand<Data, Result>(
  command: AnyCommand<Data, Result>,
): DeclaredCommand<Data, Result> {
  const { name, needs = {} } = command;
  const handle = handlerOf(command);

  class Declared extends ContextCommand<Data, Result> {
    static readonly commandName = name;
  }
  Object.defineProperty(Declared, 'name', { value: name });

  @CommandHandler(Declared)
  class Handler implements ICommandHandler<Declared> {
    constructor(
      private readonly runner: CommandRunner,
      private readonly needs: Instances<Needs>,
    ) {}

    async execute({ context, data }: Declared): Promise<Outcome<Result>> {
      const stateOf = this.runner.stateOf.bind(this.runner);
      const run = stepsOf(this.runner, { name, context });
      const carryOut = () =>
        inCommand(name, context.correlationId, () =>
          handle(data, { context, needs: this.needs, stateOf, run }),
        );
      const progress = currentScope()?.progress;
      return progress === undefined ? carryOut() : progress.carryOut(carryOut, isRejection);
    }
  }
  const provider: Provider = {
    provide: Handler,
    inject: [CommandRunner, ...tokensOf(needs)],
    useFactory: (runner: CommandRunner, ...given: unknown[]) =>
      new Handler(runner, instancesOf(needs, given)),
  };
  return declare(Declared, { kind: 'command', name, providers: [provider] });
}

/** The handlers of declared commands, for the providers of a module. */
export function provideCommands(commands: Declared<'command'>): Provider[] {
  return providersOf('command', commands);
}

/** True if no event of the command is in the log. This is unknown where a store did not answer. */
function isRejection(error: unknown): boolean {
  return error instanceof Rejected && error.code !== 'UNAVAILABLE';
}

type AnyCommand<Data, Result> =
  | StreamCommand<Data, Needs, unknown, unknown, DomainEvent, Result>
  | StreamsCommand<Data, Needs, unknown, Streams, Result>
  | HandledCommand<Data, Needs, Result>;

type Handle<Data, Result> = HandledCommand<Data, Needs, Result>['handle'];

function handlerOf<Data, Result>(command: AnyCommand<Data, Result>): Handle<Data, Result> {
  if ('handle' in command) return command.handle;
  const { correlation, prepare, tries = 1 } = command;
  const attempt: Handle<Data, Result> = async (data, tools) => {
    const { context, run } = tools;
    const prepared = await prepare?.(data, tools);
    const correlationId = correlation?.(data, prepared) ?? context.correlationId;
    const about = correlatedWith(context, correlationId);
    const moment = (at: DecisionTools) => ({ ...at, context: about, prepared });
    if ('streams' in command) {
      return run({
        context: about,
        streams: await command.streams(data, { ...tools, prepared }),
        decide: (states, at) => command.decide(states, data, moment(at)),
      });
    }
    return run({
      context: about,
      stream: await command.stream(data, { ...tools, prepared }),
      decide: (state, at) => command.decide(state, data, moment(at)),
    });
  };
  if (tries === 1) return attempt;
  return (data, tools) => whileConflicting(tries, () => attempt(data, tools));
}

function whileConflicting<T>(tries: number, attempt: () => Promise<T>): Promise<T> {
  return pRetry(attempt, {
    retries: tries - 1,
    minTimeout: 0,
    shouldRetry: ({ error }) => error instanceof Rejected && error.code === 'CONFLICT',
  });
}
