import type { Position } from '@foyer/event-log';
import type { BuildRun, PreparedBatch } from './build-run.js';
import type { ProjectedEvent } from './projected-event.js';

/** The change that has just become visible to queries. */
export interface AppliedNotice {
  readonly projection: string;
  readonly position: Position;
  /** Those of the batch's events that the projection handles. */
  readonly events: readonly ProjectedEvent[];
  /**
   * The documents that are no longer as they were, removed ones among them; undefined where another
   * process wrote them, and any may have changed.
   */
  readonly documents: readonly { readonly collection: string; readonly _id: string }[] | undefined;
}

/**
 * Returns the notice of a batch that is written; undefined if there is none.
 * @param heard The position up to which events were reported already and must not be acted on
 * again.
 */
export function noticeOf(
  run: BuildRun,
  { position, events, writes }: PreparedBatch,
  heard: Position | undefined,
): AppliedNotice | undefined {
  const isNews = (at: Position): boolean => heard === undefined || at > heard;
  if (position === undefined || !isNews(position)) return undefined;
  if (events.length === 0 && writes === undefined) return undefined;
  const documents = [
    ...(writes?.puts ?? []).map(({ collection, doc }) => ({ collection, _id: doc._id })),
    ...(writes?.removals ?? []).map(({ collection, _id }) => ({ collection, _id })),
  ];
  const news = events.filter((event) => isNews(event.position));
  return { projection: run.projection.name, position, events: news, documents };
}
