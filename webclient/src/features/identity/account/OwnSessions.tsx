import { accountRoutes, type OwnSession } from '@foyer/contracts/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { Unanswered } from '#app/queries/Unanswered.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { accountQueries } from './account-queries.js';
import form from './AccountForm.module.css';
import list from './List.module.css';
import { Section } from '#design/Section.js';
import { SessionRow } from './SessionRow.js';

const signIns = accountQueries.signIns();

/** Lists where the member is signed in, and ends those sign-ins. */
export function OwnSessions() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const loaded = useQuery(signIns);
  const { data: sessions } = loaded;
  const [ending, setEnding] = useState<string | null>(null);

  const end = async (what: string, work: () => Promise<unknown>, left: OwnSession[]) => {
    setEnding(what);
    try {
      await work();
      queries.setQueryData(signIns.queryKey, left);
      toast(t('account.sessions.ended'), 'good');
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    }
    setEnding(null);
  };
  return (
    <Section title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      <Unanswered query={loaded} failed={t('account.sessions.loadFailed')} height="4.5rem" />
      <ul className={list.list}>
        {sessions?.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            busy={ending === session._id}
            onEnd={() =>
              void end(
                session._id,
                () => api.call(accountRoutes.endMySession, { params: { id: session._id } }),
                sessions.filter((each) => each !== session),
              )
            }
          />
        ))}
      </ul>
      <p className={list.details}>{t('account.sessions.endsToo')}</p>
      {sessions && (
        <div className={form.actions}>
          <Button
            busy={ending === 'others'}
            onClick={() =>
              void end(
                'others',
                () => api.call(accountRoutes.endMyOtherSessions, {}),
                sessions.filter(({ current }) => current),
              )
            }
          >
            {t('account.sessions.endOthers')}
          </Button>
        </div>
      )}
    </Section>
  );
}
