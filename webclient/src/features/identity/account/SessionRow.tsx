import type { OwnSession } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';

import { Badge } from '#design/Badge.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { formatMoment } from '#i18n/format.js';
import list from './List.module.css';

/** One sign-in that still runs; the present one is ended by signing out. */
export function SessionRow({
  session,
  busy,
  onEnd,
}: {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}) {
  const { t } = useTranslation();
  const { device, address, signedInAt, lastSeenAt, current } = session;
  const name = device === '' ? t('account.sessions.unknownDevice') : device;
  const since = t('account.sessions.since', { time: formatMoment(signedInAt) });
  const seen = current ? '' : t('account.sessions.seen', { time: formatMoment(lastSeenAt) });
  return (
    <li className={list.row}>
      <Icon name="globe" />
      <div className={list.text}>
        <p className={list.name}>
          {name}
          {current && <Badge tone="live">{t('account.sessions.current')}</Badge>}
        </p>
        <p className={list.details}>{[address, since, seen].filter(Boolean).join(' · ')}</p>
      </div>
      {!current && (
        <Button
          size="small"
          busy={busy}
          aria-label={t('account.sessions.endName', { name, time: formatMoment(signedInAt) })}
          onClick={onEnd}
        >
          {t('auth.signOut')}
        </Button>
      )}
    </li>
  );
}
