import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';
import type { ProjectedEvent } from '@foyer/projections';

import type { Actor } from '../../cqrs/commands/index.js';
import type { Instances, Needs } from '../../cqrs/index.js';
import type { ChangedIds, Ids } from './changed-ids.js';

/** The tools of a live view that finds the viewers of a change. */
export interface LiveViewTools<N extends Needs> {
  readonly needs: Instances<N>;
  /** True if a permitted actor is in a room on this node. */
  readonly isWatched: (room: string, permitted?: (actor: Actor) => boolean) => boolean;
  /**
   * Returns the ids of all who are connected to the view's channel on this node. A thing that is
   * gone concerns each of them: the read model no longer names those whom it concerned before.
   */
  readonly viewerIds: () => ReadonlySet<string>;
}

export interface LoadTools<N extends Needs> extends LiveViewTools<N> {
  /**
   * Grows with every load; a view that carries it is never overwritten by an older one at the
   * client.
   */
  readonly asOf: number;
}

/**
 * Views that are pushed as a whole whenever read models have taken in something that concerns them.
 */
export interface LiveView<M extends MessageDefinition, Field extends string, N extends Needs> {
  /** In logs. */
  readonly name: string;
  /** The message of the push: the view is its payload. */
  readonly message: M;
  readonly needs?: N;
  /**
   * By the read model that a view is made from: what an event that it has taken in concerns; see
   * `idsIn`.
   */
  readonly dependsOn: Readonly<Record<string, (event: ProjectedEvent) => Ids<Field>>>;
  /**
   * Returns the keys of the views that follow from changed ids; by default each changed id is one.
   * Best only watched ones.
   */
  readonly affected?: (
    changed: ChangedIds<Field>,
    tools: LiveViewTools<N>,
  ) => Iterable<string> | Promise<Iterable<string>>;
  /** The present views of these keys. Read connected data together: a change may concern many. */
  readonly load: (
    keys: readonly string[],
    tools: LoadTools<N>,
  ) => AsyncIterable<PushOf<M>> | Promise<Iterable<PushOf<M>>>;
  /** The room of the message's channel in which those are who see this view. */
  readonly room: (view: PushOf<M>) => string;
}
