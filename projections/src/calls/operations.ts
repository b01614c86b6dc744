import type { CallRecord } from '@foyer/contracts/calls';

import type { CallDocuments, CallNameDocument, Operations } from './call-records.model.js';

export function set(id: string, fields: Partial<Omit<CallRecord, '_id'>>): Operations {
  return [{ op: 'update', collection: 'calls', id, change: { set: fields } }];
}

export function toName(id: string, fields: Partial<Omit<CallNameDocument, '_id'>>) {
  return { op: 'update', collection: 'callNames', id, change: { set: fields } } as const;
}

export async function nameOf(documents: CallDocuments, id: string): Promise<string | null> {
  return (await documents.get('callNames', id))?.name ?? null;
}
