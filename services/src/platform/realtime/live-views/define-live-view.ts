import type { Provider } from '@nestjs/common';
import type { MessageDefinition } from '@foyer/contracts/schema';
import { ReadModels } from '@foyer/projections';

import { Clock } from '../../clock/index.js';
import { ProcessRoles } from '../../cluster/process-roles/process-roles.js';
import { declare, providersOf, type Declaration, type Declared } from '../../cqrs/declaration.js';
import type { Needs } from '../../cqrs/index.js';
import { instancesOf, tokensOf } from '../../cqrs/needs.js';
import { ReactionFeed } from '../../cqrs/reactions/index.js';
import { Realtime } from '../realtime.js';
import { LiveViewUpdates } from './live-view-updates.js';
import type { LiveView } from './live-view.js';
import { ViewOrder } from './view-order.js';

/**
 * Declares a view that pages are shown as it changes, by read models; a module takes it by
 * {@link provideLiveViews} and imports the module of reactions. Every push carries the whole view.
 */
export function defineLiveView<
  M extends MessageDefinition,
  Field extends string,
  N extends Needs = Needs,
>(view: LiveView<M, Field, N>): Declaration<'live-view'> {
  const { name, needs } = view;
  const given: Needs = needs ?? {};
  const provider: Provider = {
    provide: Symbol(name),
    inject: [
      ReadModels,
      ReactionFeed,
      Realtime,
      ProcessRoles,
      Clock,
      ViewOrder,
      ...tokensOf(given),
    ],
    useFactory: (
      readModels: ReadModels,
      feed: ReactionFeed,
      realtime: Realtime,
      processRoles: ProcessRoles,
      clock: Clock,
      order: ViewOrder,
      ...instances: unknown[]
    ) =>
      new LiveViewUpdates(
        view,
        { readModels, feed, realtime, processRoles, clock, order },
        instancesOf<N>((needs ?? {}) as N, instances),
      ),
  };
  return declare({}, { kind: 'live-view', name, providers: [provider] });
}

/** Returns the providers that keep declared live views up to date, for a module. */
export function provideLiveViews(views: Declared<'live-view'>): Provider[] {
  return providersOf('live-view', views);
}
