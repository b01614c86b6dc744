import type { QueryBus } from '@nestjs/cqrs';
import type { UploadedDocument } from '@foyer/projections/documents';

import type { Actor } from '#platform/cqrs';
import { FindVisitDocuments } from '../queries.js';

/** True if a document is among those that a visitor still gets after the end of the visit. */
export async function isLeftTo(
  { type, id }: Actor,
  { _id }: Pick<UploadedDocument, '_id'>,
  queries: QueryBus,
): Promise<boolean> {
  if (type !== 'visitor') return false;
  const { found } = await queries.execute(new FindVisitDocuments(id));
  return found.some((one) => one._id === _id);
}
