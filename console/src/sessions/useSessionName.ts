import type { AdminSession } from '@foyer/contracts/sessions';
import { useTranslate } from 'react-admin';

/**
 * Returns the name of a session; a direct one is named by its members, as far as they are known.
 */
export function useSessionName(): (session: AdminSession) => string {
  const translate = useTranslate();
  return ({ sessionName }) => sessionName || translate('session.direct');
}
