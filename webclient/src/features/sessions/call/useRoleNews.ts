import type { Participant } from '@foyer/contracts/calls';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '#design/toasts.js';

/** Shows a toast if the leader of the call has given the user another role. */
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
