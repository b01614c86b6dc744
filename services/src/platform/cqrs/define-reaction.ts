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
  Absence,
  AnyReaction,
  Definitions,
  EventPush,
  EventReaction,
  KeyedPush,
  KeyedReaction,
} from './reactions/reaction-declaration.js';

/**
 * Declares what follows from events or read models; a module takes it by {@link provideReactions}.
 * It runs once for all nodes. Each write of a run names the event that caused it. Its command id
 * derives from that event, so that a repeat writes nothing.
 */
export function defineReaction<
  const D extends Definitions = readonly [],
  N extends Needs = Needs,
  Memory = undefined,
>(reaction: EventReaction<D, N> | KeyedReaction<D, N, Memory>): Declaration<'reaction'> {
  return declared({ ...(reaction as Omit<AnyReaction, 'kind'>), kind: 'reaction' });
}

/** Declares what is pushed to sockets: it runs on every node that serves people, for its own. */
export function definePush<
  const D extends Definitions,
  N extends Needs = Needs,
  Memory = undefined,
>(push: EventPush<D, N> | KeyedPush<D, N, Memory>): Declaration<'reaction'> {
  return declared({ ...(push as Omit<AnyReaction, 'kind'>), kind: 'push' });
}

/** Declares what follows once a page or a device has been away for a time. */
export function defineAbsence<
  const D extends Definitions,
  N extends Needs = Needs,
  Memory = undefined,
>(absence: Absence<D, N, Memory>): Declaration<'reaction'> {
  return declared({ ...(absence as Omit<AnyReaction, 'kind'>), kind: 'absence' });
}

function declared(reaction: AnyReaction): Declaration<'reaction'> {
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
