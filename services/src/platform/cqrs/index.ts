export * from './commands/index.js';
export * from './events/index.js';
export type { RunStep } from './command-step.js';
export { declare, declarationProviders, type Declaration } from './declaration.js';
export {
  defineCommand,
  provideCommands,
  type CommandOf,
  type CommandTools,
  type DeclaredCommand,
} from './define-command.js';
export { defineJob, provideJobs } from './define-job.js';
export { defineQuery, provideQueries, type DeclaredQuery } from './define-query.js';
export { defineAbsence, definePush, defineReaction, provideReactions } from './define-reaction.js';
export type { ReactionRun } from './reactions/reaction-declaration.js';
export { memberOf } from './member-of.js';
export { need, type Instances, type Needs } from './needs.js';
