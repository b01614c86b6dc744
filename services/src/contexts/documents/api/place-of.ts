import type { DocumentPlace } from '@foyer/contracts/documents';
import { Id } from '@foyer/contracts/schema';

import { Rejected } from '#platform/cqrs';

/**
 * Returns the place where a document is uploaded.
 * @throws Rejected INVALID_INPUT for an identity that is none of a session or a call
 */
export function placeOf(uploadFrom: string, identity: string): DocumentPlace {
  const id = Id.safeParse(identity);
  if (!id.success) throw new Rejected('INVALID_INPUT', {}, { identity: 'INVALID' });
  return { kind: uploadFrom === 'session-documents' ? 'session' : 'call', id: id.data };
}
