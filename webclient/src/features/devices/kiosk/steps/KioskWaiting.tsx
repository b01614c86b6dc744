import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { PublicFooter } from '#app/PublicFooter.js';
import { Button } from '#design/Button.js';
import { SelfVideo } from '#media/components/SelfVideo.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { useStore } from '#state/store.js';
import { AgentLost } from '#features/visits/visitor/AgentLost.js';
import { LinePicture } from '#features/visits/visitor/LinePicture.js';
import { useLeaveLine } from '#features/visits/visitor/useLeaveLine.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import { WaitNews } from '#features/visits/visitor/WaitNews.js';
import { SecondThought } from '../screen/SecondThought.js';
import styles from './KioskWaiting.module.css';
import { PortalFace } from './PortalFace.js';

interface KioskWaitingProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly media: LocalMedia;
  readonly view: VisitView;
}

/**
 * Waiting in line at a kiosk: the place as a large number, the expected time, the visitor's own
 * picture, and how to leave.
 */
export function KioskWaiting({ portal, session, media, view }: KioskWaitingProps) {
  const { t } = useTranslation();
  const { isAsking, isBusy, ask, stay, leave } = useLeaveLine(session);
  const { video, choice } = useStore(media.state);
  const { position, ringing } = view;
  const ahead = (position ?? 1) - 1;

  const headline = ringing
    ? t('visitor.ringing')
    : ahead === 0
      ? t('visitor.next')
      : t('visitor.ahead', { count: ahead });

  return (
    <main className={styles.waiting} data-testid="kiosk-waiting">
      <PortalFace portal={portal} text={portal.messages.waiting} slot="waiting">
        {video && (
          <div className={styles.mirror}>
            <SelfVideo track={video} angle={choice.angle} />
          </div>
        )}
      </PortalFace>
      <section className={styles.line}>
        <p className={styles.label}>{t('visitor.position')}</p>
        <p
          key={position}
          className={styles.number}
          data-testid="position"
          data-ringing={ringing || undefined}
        >
          {position ?? '·'}
        </p>
        <LinePicture ahead={ahead} />
        <AgentLost view={view} portal={portal.name} className={styles.wait} />
        <div role="status" className={styles.news}>
          <span className="visually-hidden">
            {position === null ? '' : t('visitor.place', { position })}
          </span>
          <h2 className={styles.headline}>{headline}</h2>
          <WaitNews view={view} className={styles.wait} />
        </div>
        {isAsking ? (
          <SecondThought question={t('kiosk.leaveQuestion')} onStay={stay}>
            <Button kind="danger" size="large" busy={isBusy} onClick={() => void leave()}>
              {t('visitor.leaveYes')}
            </Button>
            <Button size="large" onClick={stay}>
              {t('visitor.leaveNo')}
            </Button>
          </SecondThought>
        ) : (
          <Button kind="quiet" size="large" onClick={ask}>
            {t('visitor.leave')}
          </Button>
        )}
        <PublicFooter />
      </section>
    </main>
  );
}
