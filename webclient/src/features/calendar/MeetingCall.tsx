import { calendarRoutes } from '@foyer/contracts/calendar';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { staffRights } from '../chat/session/staff-rights.js';
import { StaffCall, type AbovePages } from '../sessions/call/StaffCall.js';

/** Messages of a meeting are not forwarded from there: others were not in it. */
const rights = { ...staffRights, forward: false };
const ofCall = (id: string) => ({ kind: 'call', id }) as const;

/** A member in the call of a meeting; who comes first opens it. */
export function MeetingCall({ id, ...above }: AbovePages & { readonly id: string }) {
  const { t } = useTranslation();
  const open = useCallback(
    (signal?: AbortSignal) => {
      const body = { eventId: id, callDetailId: newId() };
      return api.call(calendarRoutes.startMeeting, { body, ...(signal && { signal }) });
    },
    [id],
  );
  return (
    <StaffCall
      {...above}
      place={{
        ...{ id, isMeeting: true, untitled: t('calendar.untitled') },
        back: { label: t('calendar.back'), path: `/calendar/${id}` },
      }}
      open={open}
      rights={rights}
      documentsOf={ofCall}
    />
  );
}
