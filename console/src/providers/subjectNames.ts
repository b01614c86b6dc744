import { auditRoutes, type AuditSubject } from '@foyer/contracts/audit';
import type { DataProvider, RaRecord } from 'react-admin';

import { api } from './api.js';

/** Resources of bare names, for filters: all who see calls may read these, auditors too. */
export const subjectNames = {
  portalNames: namesOf('portal'),
  personNames: namesOf('person'),
} as const;

/** Finds people or portals by a part of their name, at most as many as the server answers. */
function namesOf(kind: 'person' | 'portal'): Partial<DataProvider> {
  const ask = async (query: { readonly q?: string; readonly id?: string }) =>
    api.call(auditRoutes.findAuditSubjects, { query: { kind, ...query } });
  const many = async (ids: readonly unknown[]) =>
    (await Promise.all(ids.map((id) => ask({ id: String(id) })))).flat();
  const records = (subjects: readonly AuditSubject[]) => subjects as readonly RaRecord[] as never;
  return {
    getList: async (_resource, { filter }) => {
      const text: unknown = (filter as { readonly q?: unknown } | undefined)?.q;
      const q = typeof text === 'string' ? text.trim() : '';
      const found = await ask(q === '' ? {} : { q });
      return { data: records(found), total: found.length };
    },
    getMany: async (_resource, { ids }) => ({ data: records(await many(ids)) }),
    getOne: async (_resource, { id }) => {
      const [one] = await ask({ id: String(id) });
      return { data: (one ?? { id: String(id), name: null }) as RaRecord as never };
    },
  };
}
