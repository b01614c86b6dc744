import { accepted, type Decision } from '@foyer/contracts/decision';

import type {
  Command,
  CommandContext,
  CommandRunner,
  DecisionTools,
  Outcome,
  StatesOf,
  Stream,
  Streams,
} from './commands/index.js';
import type { DomainEvent } from './events/index.js';

/** A step that is decided over several streams. */
type StreamsStep<S extends Streams, Result> = Omit<Command<S, Result>, 'context' | 'name'> & {
  readonly context?: CommandContext;
};

/** A step that is decided over one stream. */
interface StreamStep<State, Event extends DomainEvent, Result> {
  readonly context?: CommandContext;
  readonly stream: Stream<State, Event>;
  /** Pure; it is called again when another command was quicker. */
  readonly decide: (state: State, tools: DecisionTools) => Decision<readonly Event[], Result>;
}

/**
 * Runs one step of a command, over one stream or several, in the command's own context unless
 * another is given.
 */
export interface RunStep {
  <State, Event extends DomainEvent, Result>(
    step: StreamStep<State, Event, Result>,
  ): Promise<Outcome<Result>>;
  <S extends Streams, Result>(step: StreamsStep<S, Result>): Promise<Outcome<Result>>;
}

/** The steps of one command: all carry its name. */
export function stepsOf(
  runner: CommandRunner,
  { name, context }: { readonly name: string; readonly context: CommandContext },
): RunStep {
  return <State, Event extends DomainEvent, S extends Streams, Result>(
    step: StreamStep<State, Event, Result> | StreamsStep<S, Result>,
  ): Promise<Outcome<Result>> =>
    'stream' in step
      ? runner.run({ context, ...overOne(step), name })
      : runner.run({ context, ...step, name });
}

function overOne<State, Event extends DomainEvent, Result>({
  stream: only,
  decide,
  ...step
}: StreamStep<State, Event, Result>) {
  return {
    ...step,
    streams: { only },
    decide: (states: StatesOf<{ only: Stream<State, Event> }>, tools: DecisionTools) => {
      const decision = decide(states.only as State, tools);
      return decision.type === 'rejected'
        ? decision
        : accepted({ only: decision.events }, decision.result);
    },
  };
}
