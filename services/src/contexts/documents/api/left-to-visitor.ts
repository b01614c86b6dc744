import type { QueryBus } from '@nestjs/cqrs';
import type { UploadedDocument } from '@foyer/projections/documents';

import type { Actor } from '#platform/cqrs';
import { FindGuestDocuments, FindVisitDocuments, type LeftDocuments } from '../queries.js';

/** True if a document is among those that a visitor or guest still gets after the end. */
export async function isLeftTo(
  actor: Actor,
  { _id }: Pick<UploadedDocument, '_id'>,
  queries: QueryBus,
): Promise<boolean> {
  const left = await leftTo(actor, queries);
  return left.found.some((one) => one._id === _id);
}

/** Finds the documents that a visitor or guest still gets after the end; others get none here. */
export async function leftTo(actor: Actor, queries: QueryBus): Promise<LeftDocuments> {
  if (actor.type === 'guest') return queries.execute(new FindGuestDocuments(actor));
  if (actor.type === 'visitor') return queries.execute(new FindVisitDocuments(actor.id));
  return { found: [], leftMs: 0 };
}
