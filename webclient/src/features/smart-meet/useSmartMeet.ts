import type { ShownWording } from '@foyer/contracts/calls';
import type { Language } from '@foyer/contracts/identity';
import { smartMeetRoutes, type SmartMeet } from '@foyer/contracts/smart-meet';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { useStaff } from '#app/staff/staff-context.js';
import { toast } from '#design/toasts.js';
import { smartMeetQueries } from './smart-meet-queries.js';

/** How often it is looked how far a summary is, in milliseconds. */
const LOOK_MS = 2_000;

const isChanging = ({ endedAt, statusByLanguage }: SmartMeet): boolean =>
  endedAt === null || Object.values(statusByLanguage).includes('processing');

/** The transcript of a call and what is made of it, as it comes to be. */
export function useSmartMeet(callDetailId: string) {
  const { t } = useTranslation();
  const { wire } = useStaff();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const details = smartMeetQueries.details(callDetailId);
  const { data, error, refetch } = useQuery({
    ...details,
    refetchInterval: ({ state }) => state.data !== undefined && isChanging(state.data) && LOOK_MS,
  });

  const change = async (asked: Promise<{ readonly smartMeet: SmartMeet }>): Promise<boolean> => {
    setBusy(true);
    try {
      const { smartMeet } = await asked;
      // An answer that is under way does not know of the change.
      await queries.cancelQueries({ queryKey: details.queryKey });
      queries.setQueryData(details.queryKey, smartMeet);
      return true;
    } catch (refusal) {
      toast(messageOf(refusal, t), 'problem');
      return false;
    } finally {
      setBusy(false);
    }
  };
  const { requestSmartMeetTranslation, withdrawFromTranscript, deleteTranscript } = smartMeetRoutes;
  const body = { callDetailId };
  return {
    value: data ?? null,
    // A transcript that is there stays, also where a later look at it fails.
    failure: data === undefined ? error : null,
    again: () => void refetch(),
    busy,
    /** Asks for the summary in a language. */
    request: (language: Language) =>
      change(wire.channel('main').emit(requestSmartMeetTranslation, { language, callDetailId })),
    withdraw: (shown: ShownWording) =>
      change(api.call(withdrawFromTranscript, { body: { ...body, shown } })),
    remove: () => change(api.call(deleteTranscript, { body })),
  };
}
