import type { ShownWording } from '@foyer/contracts/calls';
import type { Language } from '@foyer/contracts/identity';
import { smartMeetRoutes, type SmartMeet } from '@foyer/contracts/smart-meet';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { useStaff } from '#app/staff/staff-context.js';
import { useLoaded } from '#app/useLoaded.js';
import { toast } from '#design/toasts.js';
import { debug } from '../../debug.js';

/** How often it is looked how far a summary is, in milliseconds. */
const LOOK_MS = 2_000;

const load = async (callDetailId: string, signal?: AbortSignal): Promise<SmartMeet> => {
  const asked = { body: { callDetailId }, ...(signal && { signal }) };
  return (await api.call(smartMeetRoutes.smartMeetDetails, asked)).smartMeet;
};

/** The transcript of a call and what is made of it, as it comes to be. */
export function useSmartMeet(callDetailId: string) {
  const { t } = useTranslation();
  const { wire } = useStaff();
  const [busy, setBusy] = useState(false);
  const loaded = useLoaded(
    useCallback((signal: AbortSignal) => load(callDetailId, signal), [callDetailId]),
  );
  const { value, setValue } = loaded;
  const changes =
    value !== null &&
    (value.endedAt === null || Object.values(value.statusByLanguage).includes('processing'));
  useEffect(() => {
    if (!changes) return undefined;
    const timer = setInterval(
      () =>
        void load(callDetailId).then(setValue, (error: unknown) =>
          debug('smart-meet', 'not looked at', error),
        ),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [changes, callDetailId, setValue]);

  const change = async (asked: Promise<{ readonly smartMeet: SmartMeet }>): Promise<boolean> => {
    setBusy(true);
    try {
      setValue((await asked).smartMeet);
      return true;
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      return false;
    } finally {
      setBusy(false);
    }
  };
  const { requestSmartMeetTranslation, withdrawFromTranscript, deleteTranscript } = smartMeetRoutes;
  const body = { callDetailId };
  return {
    ...loaded,
    busy,
    /** Asks for the summary in a language. */
    request: (language: Language) =>
      change(wire.channel('main').emit(requestSmartMeetTranslation, { language, callDetailId })),
    withdraw: (shown: ShownWording) =>
      change(api.call(withdrawFromTranscript, { body: { ...body, shown } })),
    remove: () => change(api.call(deleteTranscript, { body })),
  };
}
