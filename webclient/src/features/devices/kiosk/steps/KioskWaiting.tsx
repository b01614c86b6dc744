import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { PublicFooter } from '#app/PublicFooter.js';
import { Button } from '#design/Button.js';
import { ComesWithout } from '#media/components/ComesWithout.js';
import { SelfVideo } from '#media/components/SelfVideo.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { useStore } from '#state/store.js';
import { AgentLost } from '#features/visits/visitor/AgentLost.js';
import { LinePicture } from '#features/visits/visitor/LinePicture.js';
import { useLeaveLine } from '#features/visits/visitor/useLeaveLine.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import { usePlaceInWords } from '#features/visits/visitor/waiting/usePlaceInWords.js';
import { useNotedDevices } from '#features/visits/visitor/waiting/useNotedDevices.js';
import { useWaitingNews } from '#features/visits/visitor/waiting/useWaitingNews.js';
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
  const news = useWaitingNews(session, view);
  const { label, headline } = usePlaceInWords(news);
  useNotedDevices(session, view, media);
  const { position } = news;

  return (
    <main className={styles.waiting} data-testid="kiosk-waiting">
      <PortalFace
        portal={portal}
        text={news.isPromised ? portal.messages.waiting : ''}
        slot="waiting"
      >
        {video && (
          <div className={styles.mirror}>
            <SelfVideo track={video} angle={choice.angle} />
          </div>
        )}
      </PortalFace>
      <section className={styles.line}>
        <p className={styles.label}>{label}</p>
        <p
          key={position}
          className={styles.number}
          data-testid="position"
          data-ringing={news.headline === 'ringing' || undefined}
        >
          {position ?? '·'}
        </p>
        {news.place === 'now' && <LinePicture ahead={news.ahead} />}
        <AgentLost news={news} portal={portal.name} className={styles.wait} />
        <div role="status" className={styles.news}>
          <span className="visually-hidden">
            {news.place === 'now' && position !== null && t('visitor.place', { position })}
          </span>
          <h2 className={styles.headline}>{headline}</h2>
          <WaitNews news={news} className={styles.wait} />
        </div>
        <ComesWithout media={media} hasChat={false} className={styles.wait} />
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
