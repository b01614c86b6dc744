import type { Participant } from '@foyer/contracts/calls';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '../../../design/toasts.js';

/** Says in passing that one has another role than before, which somebody leading the call has given. */
export function useRoleNews(role: Participant['role'] | undefined): void {
  const { t } = useTranslation();
  const before = useRef(role);
  useEffect(() => {
    const had = before.current;
    if (role === undefined || role === had) return;
    before.current = role;
    if (had !== undefined) toast(t('sessionCall.roleNow', { role: t(`sessions.role.${role}`) }));
  }, [role, t]);
}
