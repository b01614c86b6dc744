import { portalInvitationRoutes, portalRoutes, type Portal } from '@foyer/contracts/portals';
import { BASE_PATH } from '@foyer/contracts/identity';
import type { DeskView } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { debug } from '#debug.js';
import { CopyLink } from './CopyLink.js';
import styles from './EmptyLine.module.css';

const linkOf = ({ shortlink }: Portal) =>
  `${globalThis.location.origin}${BASE_PATH}/web-client-v2/queue/${shortlink}`;

const invitationTo = async (portal: Portal): Promise<string> => {
  const body = { queueId: portal._id };
  const { invitation } = await api.call(portalInvitationRoutes.inviteVisitors, { body });
  return `${linkOf(portal)}#invitation=${invitation}`;
};

/** An empty line says where visitors come from: the links of the agent's portals, to pass on. */
export function EmptyLine({ portals }: { portals: DeskView['portals'] }) {
  const { t } = useTranslation();
  const [own, setOwn] = useState<readonly Portal[]>([]);
  useEffect(() => {
    const aborted = new AbortController();
    api.call(portalRoutes.listOwnPortals, { signal: aborted.signal }).then(
      ({ docs }) => setOwn(docs),
      (error: unknown) => debug('desk', error),
    );
    return () => aborted.abort();
  }, []);
  return (
    <div className={styles.empty}>
      <div className={styles.starts} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <h2 className={styles.title}>{t('desk.emptyTitle')}</h2>
      <p className={styles.text}>
        {portals.length === 0 ? t('desk.noPortals') : t('desk.emptyText')}
      </p>
      <ul className={styles.links}>
        {own.map((portal) => (
          <li key={portal._id}>
            <CopyLink
              name={portal.name}
              link={linkOf(portal)}
              invite={portal.hasPin ? () => invitationTo(portal) : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
