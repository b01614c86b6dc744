import type { OnModuleDestroy, OnModuleInit, Provider } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ReadModels } from '@foyer/projections';

import { Clock } from '../clock/index.js';
import { CommandRunner } from './commands/index.js';
import { declare, providersOf, type Declaration, type Declared } from './declaration.js';
import { instancesOf, tokensOf, type Needs } from './needs.js';
import { DeclaredReaction } from './reactions/declared-reaction.js';
import { ReactionFeed } from './reactions/reaction-feed.js';
import type {
  AnyReaction,
  Definitions,
  EventReaction,
  KeyedReaction,
} from './reactions/reaction-declaration.js';

/**
 * Declares a reaction to events, to read models, or to an absence; a module takes it by
 * {@link provideReactions}. Each write of a run names the event that caused it. Its command id
 * derives from that event, so that a repeat writes nothing.
 */
export function defineReaction<
  const D extends Definitions = readonly [],
  N extends Needs = Needs,
  Memory = undefined,
>(reaction: EventReaction<D, N> | KeyedReaction<D, N, Memory>): Declaration<'reaction'>;
export function defineReaction(reaction: AnyReaction): Declaration<'reaction'> {
  const { name, needs = {} } = reaction;
  const provider: Provider<OnModuleInit & OnModuleDestroy> = {
    provide: Symbol(name),
    inject: [
      ReactionFeed,
      CommandRunner,
      CommandBus,
      QueryBus,
      ReadModels,
      Clock,
      ...tokensOf(needs),
    ],
    useFactory: (
      feed: ReactionFeed,
      runner: CommandRunner,
      commands: CommandBus,
      queries: QueryBus,
      readModels: ReadModels,
      clock: Clock,
      ...given: unknown[]
    ) =>
      new DeclaredReaction(reaction, {
        feed,
        runner,
        commands,
        queries,
        readModels,
        clock,
        needs: instancesOf(needs, given),
      }),
  };
  return declare({}, { kind: 'reaction', name, providers: [provider] });
}

/** Declared reactions, for the providers of a module. */
export function provideReactions(reactions: Declared<'reaction'>): Provider[] {
  return providersOf('reaction', reactions);
}
