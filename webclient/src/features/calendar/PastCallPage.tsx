import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';

import { api, followError } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Section } from '#design/Section.js';
import { session as signIn } from '#session/session.js';
import { ChatPanel } from '../chat/ChatPanel.js';
import { staffRights } from '../chat/session/staff-rights.js';
import { useChat } from '../chat/session/useChat.js';
import { documentStore } from '../documents/document-store.js';
import { DocumentPanel } from '../documents/DocumentPanel.js';
import { TranscriptLink } from '../smart-meet/TranscriptLink.js';
import { useOwnTranscripts } from '../smart-meet/useOwnTranscripts.js';
import styles from './CalendarPage.module.css';

const rights = { ...staffRights, forward: false, deleteOthers: false };

/**
 * The record of a meeting's call, for the members who were in it: speech, messages and documents.
 */
export function PastCallPage() {
  const { t } = useTranslation();
  const { id = '', callId = '' } = useParams();
  const { wire, profile } = useStaff();
  const [channel] = useState(() => wire.channel('chat'));
  const chat = useChat({ channelId: callId, selfId: profile._id, channel, api });
  const [store] = useState(() =>
    documentStore(
      { kind: 'call', id: callId },
      { token: () => signIn.token(), onRejected: followError },
    ),
  );
  const transcripts = useOwnTranscripts(callId);
  usePageTitle(t('calendar.past.page'));
  return (
    <main className={styles.page}>
      <Link to={`/calendar/${id}`}>{t('calendar.past.back')}</Link>
      <h1 className={styles.title}>{t('calendar.past.page')}</h1>
      {transcripts.has(callId) && <TranscriptLink callDetailId={callId} />}
      <div className={styles.sections}>
        <Section title={t('sessions.documents')}>
          <DocumentPanel store={store} mayShare={false} mayDelete={false} />
        </Section>
        <Section title={t('chat.title')}>
          <ChatPanel
            className={styles.pastChat}
            chat={chat}
            rights={rights}
            nameless={t('calendar.forgotten')}
          />
        </Section>
      </div>
    </main>
  );
}
