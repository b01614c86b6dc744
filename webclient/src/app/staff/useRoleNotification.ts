import type { MemberRole } from '@foyer/contracts/identity';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '#design/toasts.js';

/**
 * Says so when an administrator has changed the member's role; the pages that it opens or closes
 * follow automatically.
 */
export function useRoleNotification(role: MemberRole | undefined): void {
  const { t } = useTranslation();
  const before = useRef(role);
  useEffect(() => {
    if (role === undefined || role === before.current) return;
    if (before.current !== undefined)
      toast(t('auth.roleChanged', { role: t(`auth.role.${role}`) }));
    before.current = role;
  }, [role, t]);
}
