import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { Arch } from '#design/Arch.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { Slides } from '../slides/Slides.js';
import { AgentLost } from './AgentLost.js';
import { LinePicture } from './LinePicture.js';
import { ReadyMirror } from './ReadyMirror.js';
import { StepFrame } from './StepFrame.js';
import steps from './Steps.module.css';
import { usePlaceInTitle } from './usePlaceInTitle.js';
import type { VisitSession } from './visit-session.js';
import { usePlaceInWords } from './waiting/usePlaceInWords.js';
import { useNotedDevices } from './waiting/useNotedDevices.js';
import { useWaitingNews } from './waiting/useWaitingNews.js';
import type { WaitingProps } from './waiting/waiting-props.js';
import { WaitNews } from './WaitNews.js';
import styles from './WaitingStep.module.css';

// Actions that cannot be loaded are left out: the visitor must not lose a place for it.
const actions = prepared<WaitingProps>(() =>
  import('./waiting/WaitingActions.js').then(
    (part) => part.WaitingActions,
    () => () => null,
  ),
);

interface WaitingStepProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly media: LocalMedia;
  readonly view: VisitView;
}

/**
 * A visitor in line: the place as a large number, how long it may take, and what else can be done.
 */
export function WaitingStep({ portal, session, media, view }: WaitingStepProps) {
  const { t } = useTranslation();
  const news = useWaitingNews(session, view);
  const { label, headline } = usePlaceInWords(news);
  useNotedDevices(session, view, media);
  const { position } = news;
  usePlaceInTitle(portal.name, news.place === 'now' ? position : null);

  return (
    <StepFrame portal={portal} wide>
      <div className={styles.waiting}>
        <div className={styles.where}>
          <p className={styles.label}>{label}</p>
          <div className={styles.place} data-ringing={news.headline === 'ringing' || undefined}>
            <Arch size="large">
              <span key={position} className={styles.number} data-testid="position">
                {position ?? '·'}
              </span>
            </Arch>
          </div>
          {/* A single figure would explain nothing. */}
          {news.place === 'now' && news.ahead > 0 && <LinePicture ahead={news.ahead} />}
        </div>
        <div className={styles.words}>
          <AgentLost news={news} portal={portal.name} className={styles.why} />
          <div role="status" className={styles.news}>
            <span className="visually-hidden">
              {news.place === 'now' && position !== null && t('visitor.place', { position })}
            </span>
            <h1 className={steps.title}>{headline}</h1>
            <WaitNews news={news} className={styles.wait} />
          </div>
          {news.isPromised && portal.messages.waiting && (
            <p className={styles.message}>{portal.messages.waiting}</p>
          )}
        </div>
        <Slides portal={portal} slot="waiting" />
        <div className={styles.self}>
          <ReadyMirror media={media} missing={view.missing} />
        </div>
      </div>
      {news.headline !== 'uncertain' && (
        <div className={styles.actions}>
          <Suspense>
            <actions.Part portal={portal} session={session} view={view} />
          </Suspense>
        </div>
      )}
    </StepFrame>
  );
}
