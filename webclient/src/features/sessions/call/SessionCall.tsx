import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { staffRights } from '../../chat/session/staff-rights.js';
import { StaffCall, type AbovePages } from './StaffCall.js';

/** A member in the call of a session; who comes to the address of its page joins it. */
export function SessionCall({ id, ...above }: AbovePages & { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <StaffCall
      {...above}
      place={{
        ...{ id, isMeeting: false, untitled: t('sessionCall.title') },
        back: { label: t('sessionCall.toSession'), path: `/sessions/${id}` },
      }}
      rights={staffRights}
      documentsOf={useCallback(() => ({ kind: 'session', id }) as const, [id])}
    />
  );
}
