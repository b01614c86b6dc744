import { auditRoutes } from '@foyer/contracts/audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { api } from '../providers/api.js';
import type { Choice } from './Picker.js';
import { useSettled } from './useSettled.js';

const ask = (query: { kind: 'person' | 'portal'; q?: string; id?: string }) =>
  api.call(auditRoutes.findAuditSubjects, { query });

/** People or portals of a name, and the one that is picked already. */
export function useSubjectChoices(kind: 'person' | 'portal', text: string, id: string) {
  const translate = useTranslate();
  const q = useSettled(text.trim());
  const found = useQuery({
    queryKey: ['audit', 'subjects', kind, q],
    queryFn: () => ask(q === '' ? { kind } : { kind, q }),
    placeholderData: keepPreviousData,
  });
  const picked = useQuery({
    queryKey: ['audit', 'subject', kind, id],
    queryFn: () => ask({ kind, id }),
    enabled: id !== '',
  });
  const subjects = new Map(
    [...(picked.data ?? []), ...(found.data ?? [])].map((subject) => [subject.id, subject]),
  );
  const choices = [...subjects.values()].map(({ id: subjectId, name }): Choice => ({
    id: subjectId,
    name: name ?? translate('record.unnamed'),
  }));
  return { choices, loading: found.isFetching };
}
