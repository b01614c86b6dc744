import type { AdminSession } from '@foyer/contracts/sessions';
import { useTranslate } from 'react-admin';

/** What a session is called; a direct one by who is in it, as far as that is known. */
export function useSessionName(): (session: AdminSession) => string {
  const translate = useTranslate();
  return ({ sessionName }) => sessionName || translate('session.direct');
}
