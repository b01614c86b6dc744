import type { ResourceDeclaration } from './defineResource.js';

/**
 * Leaves out of a record what its resource's calls do not take: a form holds the whole record, a
 * command only its change. An `id` stays only where there is something to create.
 */
export function writableFields(
  { writes = [] }: Pick<ResourceDeclaration, 'writes'>,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = new Set(writes.flatMap((body) => Object.keys(body?.shape ?? {})));
  const isNew = record.createdAt === undefined;
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => known.has(name) && value !== undefined && (name !== 'id' || isNew),
    ),
  );
}
