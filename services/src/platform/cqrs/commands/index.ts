export {
  ANONYMOUS,
  isOfOtherPlace,
  personOf,
  refusalOf,
  systemActor,
  type Actor,
} from '../../actor.js';
export { defineAggregate, defineFold, stream, type Aggregate, type Stream } from './aggregate.js';
export { correlatedWith, ofItself, stepOf, type CommandContext } from './command-context.js';
export { refuseToReplace, seenIn, stateSeen, type SeenChange } from './changed-meanwhile.js';
export { ContextCommand } from './context-command.js';
export { observeCommands } from './observe-commands.js';
export { CommandRunner } from './command-runner.js';
export type { Command, DecisionTools, EventsOf, Outcome, StatesOf, Streams } from './command.js';
export { given } from './given.js';
export { Rejected } from '../../rejected.js';
