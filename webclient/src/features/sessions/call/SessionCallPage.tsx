import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { staffRights } from '../../chat/session/staff-rights.js';
import { StaffCall } from './StaffCall.js';

/** A member in the call of a session; who comes to the address joins it. */
export function SessionCallPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <StaffCall
      place={{
        ...{ id, isMeeting: false, untitled: t('sessionCall.title') },
        back: { label: t('sessionCall.toSession'), path: `/sessions/${id}` },
      }}
      rights={staffRights}
      documentsOf={useCallback(() => ({ kind: 'session', id }) as const, [id])}
    />
  );
}
