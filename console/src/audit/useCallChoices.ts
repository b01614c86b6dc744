import { callRoutes, type CallRecord } from '@foyer/contracts/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatMoment } from '../i18n/format.js';
import { partnerOf } from '../calls/callNames.js';
import { api } from '../providers/api.js';
import type { Choice } from './Picker.js';
import { useSettled } from './useSettled.js';

const { list, get } = callRoutes.adminCalls;

/** Finds calls with a person of a name, the newest first, and the one that is already picked. */
export function useCallChoices(text: string, id: string) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const q = useSettled(text.trim());
  const found = useQuery({
    queryKey: ['audit', 'calls', q],
    queryFn: () =>
      api.call(list, {
        query: { filter: JSON.stringify(q === '' ? {} : { q }), range: '[0,19]' },
      }),
    placeholderData: keepPreviousData,
  });
  const picked = useQuery({
    queryKey: ['audit', 'call', id],
    queryFn: () => api.call(get, { params: { id } }),
    enabled: id !== '',
    // A correlation id need not belong to a call.
    retry: false,
  });
  const calls = new Map(
    [...(picked.data === undefined ? [] : [picked.data]), ...(found.data ?? [])].map((call) => [
      call._id,
      call,
    ]),
  );
  const asChoice = (call: CallRecord): Choice => ({
    id: call._id,
    name: partnerOf(call, translate),
    detail: formatMoment(call.rangAt, locale),
  });
  return { choices: [...calls.values()].map(asChoice), loading: found.isFetching };
}
