import { sessionRoutes, type Session } from '@foyer/contracts/sessions';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { api } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { toast, undoToast } from '#design/toasts.js';

/**
 * Says that one joined or left a session, leads on from there, and takes it back where that is
 * wanted.
 */
export function useComeAndGo() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const takeBack = (work: () => Promise<unknown>, to: string) => () => {
    work().then(
      () => navigate(to),
      (error: unknown) => toast(messageOf(error, t), 'problem'),
    );
  };
  const sayJoined = async (sessionId: string): Promise<void> => {
    const body = { ids: [sessionId] };
    const leave = () => api.call(sessionRoutes.leaveSessions, { body });
    undoToast(t('sessions.joined'), {
      label: t('sessions.revert'),
      run: takeBack(leave, '/sessions'),
    });
    await navigate(`/sessions/${sessionId}`);
  };
  const sayLeft = async (session: Session): Promise<void> => {
    const { _id, sessionType, accessMode } = session;
    const body = { ids: [_id] };
    const join = () => api.call(sessionRoutes.joinSessions, { body });
    const run = takeBack(join, `/sessions/${_id}`);
    // A member cannot return to other kinds of sessions on their own.
    const isOpen = sessionType === 'public' && accessMode === 'open';
    if (isOpen) undoToast(t('sessions.left'), { label: t('sessions.rejoin'), run });
    else toast(t('sessions.left'), 'good');
    await navigate('/sessions');
  };
  return { sayJoined, sayLeft };
}
