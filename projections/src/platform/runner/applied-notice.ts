import type { Position } from '@foyer/event-log';
import type { ProjectedEvent } from './projected-event.js';

/** What has just become visible to queries. */
export interface AppliedNotice {
  readonly projection: string;
  readonly position: Position;
  /** Those of the batch's events that the projection handles. */
  readonly events: readonly ProjectedEvent[];
  /**
   * The documents that are no longer as they were, removed ones among them; undefined where another process wrote them,
   * and any may have changed.
   */
  readonly documents: readonly { readonly collection: string; readonly _id: string }[] | undefined;
}
