import { permitsInCall, type InCallPolicy, type Session } from '@foyer/contracts/sessions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { api, followError } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Card } from '#design/Card.js';
import { session as signIn } from '#session/session.js';
import { ChatPanel } from '../chat/ChatPanel.js';
import { staffRights } from '../chat/session/staff-rights.js';
import { uploadTo } from '../chat/session/upload-to.js';
import { useChat } from '../chat/session/useChat.js';
import styles from './ChatSection.module.css';

interface ChatSectionProps {
  readonly session: Session;
  /** True if it is the only part of the page. */
  readonly alone?: boolean;
}

/** The chat of a session, for its members. */
export function ChatSection({ session, alone = false }: ChatSectionProps) {
  const { t } = useTranslation();
  const { wire, profile } = useStaff();
  const { _id, channelId, ownRole } = session;
  const channel = wire.channel('chat');
  const chat = useChat({ channelId, selfId: profile._id, channel, api });
  const may = (what: InCallPolicy) => ownRole !== null && permitsInCall(what, ownRole);
  const attach = useMemo(() => {
    const access = { token: () => signIn.token(), onRejected: followError };
    return uploadTo({ kind: 'session', id: _id }, access);
  }, [_id]);
  const rights = {
    ...staffRights,
    deleteOthers: may('call.kick'),
    ...(may('documents.share') && { attach }),
  };
  const panel = (
    <ChatPanel
      className={styles.panel}
      chat={chat}
      rights={rights}
      nameless={t('sessions.forgotten')}
      focused={alone}
    />
  );
  if (alone) return <div className={styles.alone}>{panel}</div>;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('chat.title')}</h2>
      {panel}
    </Card>
  );
}
