import { permits } from '@foyer/contracts/identity';
import type { Session } from '@foyer/contracts/sessions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';

import { loadAgain } from '#app/queries/load-again.js';
import { Unanswered } from '#app/queries/Unanswered.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Badge } from '#design/Badge.js';
import { CallSection } from './call/CallSection.js';
import { useLiveCall } from './call/useLiveCall.js';
import { AccessSection } from './AccessSection.js';
import { ChatSection } from './ChatSection.js';
import { DocumentsSection } from './DocumentsSection.js';
import { GeneralSection } from './GeneralSection.js';
import { LeavingSection } from './LeavingSection.js';
import { MediaSection } from './MediaSection.js';
import { MembersSection } from './MembersSection.js';
import { sessionQueries } from './session-queries.js';
import styles from './SessionsPage.module.css';

/** The meetings that are planned with a session, which the calendar shows. */
type SessionMeetings = ComponentType<{ readonly sessionId: string; readonly mayPlan: boolean }>;

/** One session: who belongs to it, its documents, and for its admins how it is set. */
export function SessionPage({ Meetings }: { readonly Meetings: SessionMeetings }) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { queryKey } = sessionQueries.one(id);
  const session = useQuery(sessionQueries.one(id));
  useLiveCall(
    ({ sessionId, callInfo }) => {
      const { queryKey: changed } = sessionQueries.one(sessionId);
      queries.setQueryData(changed, (loaded) => loaded && { ...loaded, callInfo });
    },
    () => void loadAgain(queries, queryKey),
  );
  usePageTitle(session.data?.sessionName ?? t('sessions.title'));
  return (
    <main className={styles.page}>
      <Link to="/sessions">{t('sessions.back')}</Link>
      <Unanswered query={session} failed={t('sessions.loadFailed')} height="20rem" />
      {session.data && (
        <Shown
          session={session.data}
          Meetings={Meetings}
          onChanged={(changed) => queries.setQueryData(queryKey, changed)}
        />
      )}
    </main>
  );
}

interface ShownProps {
  readonly session: Session;
  readonly Meetings: SessionMeetings;
  readonly onChanged: (session: Session) => void;
}

function Shown({ session, Meetings, onChanged }: ShownProps) {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const { sessionName, sessionType, ownRole, description } = session;
  const isAdmin = ownRole === 'admin';
  const isDirect = sessionType === 'direct';
  return (
    <>
      <header>
        <h1 className={styles.title}>{sessionName || t('sessions.forgotten')}</h1>
        <p className={styles.name}>
          <Badge>{t(`sessions.type.${sessionType}`)}</Badge>
          {session.callInfo.currentCallDetailId && <Badge tone="live">{t('sessions.live')}</Badge>}
        </p>
        {description !== '' && !isAdmin && <p className={styles.lead}>{description}</p>}
      </header>
      <div className={ownRole === null ? undefined : styles.besideChat}>
        {ownRole !== null && <ChatSection key={session._id} session={session} />}
        <div className={styles.sections}>
          <CallSection session={session} />
          <MembersSection session={session} onChanged={onChanged} />
          {permits('calendar.use', profile.role) && (
            <Meetings sessionId={session._id} mayPlan={ownRole !== null && !isDirect} />
          )}
          <DocumentsSection key={session._id} session={session} />
          {isAdmin && !isDirect && <GeneralSection session={session} onChanged={onChanged} />}
          {isAdmin && !isDirect && <AccessSection session={session} onChanged={onChanged} />}
          {isAdmin && <MediaSection session={session} onChanged={onChanged} />}
          <LeavingSection session={session} />
        </div>
      </div>
    </>
  );
}
