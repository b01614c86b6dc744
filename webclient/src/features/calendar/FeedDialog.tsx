import { calendarFeedRoutes } from '@foyer/contracts/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Unanswered } from '#app/queries/Unanswered.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { Icon } from '#design/Icon.js';
import { toast } from '#design/toasts.js';
import { useAct } from '../sessions/useAct.js';
import styles from './CalendarPage.module.css';
import { meetingQueries } from './meeting-queries.js';

type Asking = 'renew' | 'end' | null;

/**
 * The secret address by which other calendars show the member's meetings: created, copied,
 * replaced, and ended.
 */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { queryKey } = meetingQueries.feed();
  const feed = useQuery(meetingQueries.feed());
  const [asking, setAsking] = useState<Asking>(null);
  const { act, busy, problem } = useAct();
  const path = feed.data?.address ?? null;
  const address = path === null ? null : `${window.location.origin}${path}`;
  const renew = () =>
    act(async () => {
      queries.setQueryData(queryKey, await api.call(calendarFeedRoutes.newFeed, {}));
      setAsking(null);
    });
  const end = () =>
    act(async () => {
      await api.call(calendarFeedRoutes.endFeed, {});
      queries.setQueryData(queryKey, { address: null });
      setAsking(null);
    });
  const copy = async () => {
    await navigator.clipboard.writeText(address ?? '');
    toast(t('calendar.copied'), 'good');
  };
  return (
    <Dialog
      title={t('calendar.feed.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('calendar.feed.close')}</Button>}
    >
      <div className={styles.form}>
        <p>{t('calendar.feed.lead')}</p>
        <FormProblem text={problem} />
        <Unanswered query={feed} failed={t('calendar.feed.failed')} height="4rem" />
        {feed.data && address === null && (
          <Button kind="primary" busy={busy} onClick={() => void renew()}>
            {t('calendar.feed.make')}
          </Button>
        )}
        {address !== null && (
          <>
            <div className={styles.address}>
              <Field
                label={t('calendar.feed.address')}
                hint={t('calendar.feed.secret')}
                value={address}
                readOnly
                onFocus={({ target }) => target.select()}
              />
              <Button icon={<Icon name="link" />} onClick={() => void act(copy)}>
                {t('calendar.feed.copy')}
              </Button>
            </div>
            {asking === null ? (
              <div className={styles.actions}>
                <Button onClick={() => setAsking('renew')}>{t('calendar.feed.renew')}</Button>
                <Button kind="danger" onClick={() => setAsking('end')}>
                  {t('calendar.feed.end')}
                </Button>
              </div>
            ) : (
              <div className={styles.form}>
                <p role="alert">{t(`calendar.feed.sure.${asking}`)}</p>
                <div className={styles.actions}>
                  <Button
                    kind="danger"
                    busy={busy}
                    onClick={() => void (asking === 'renew' ? renew() : end())}
                  >
                    {t(`calendar.feed.${asking}`)}
                  </Button>
                  <Button onClick={() => setAsking(null)}>{t('app.cancel')}</Button>
                </div>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
