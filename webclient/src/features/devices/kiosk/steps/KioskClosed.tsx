import type { OperatingHours } from '@foyer/contracts/devices';
import { isOpen, type PublicPortal } from '@foyer/contracts/portals';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import { PublicFooter } from '#app/PublicFooter.js';
import { Icon } from '#design/Icon.js';
import { nextChanceToRing } from '../opening/operating-hours.js';
import styles from './KioskClosed.module.css';
import { PortalFace } from './PortalFace.js';

const DAY_MS = 24 * 3_600_000;
const WEEK = 7;

/** When visitors can ring here again; empty where that is not known. */
function opensInWords({ portal, hours, at }: KioskClosedProps, t: TFunction, language: string) {
  const { nextOpening } = portal;
  if (!isOpen(portal) && nextOpening === null) return '';
  const portalOpens = isOpen(portal) || nextOpening === null ? at : Date.parse(nextOpening);
  const opening = nextChanceToRing(hours, at, portalOpens);
  if (opening === undefined) return '';
  const { inDays, time } = opening;
  if (inDays === 0) return t('kiosk.opensToday', { time });
  if (inDays === 1) return t('kiosk.opensTomorrow', { time });
  // The day of the week alone says which one only within a week.
  const day = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    timeZone: hours.timeZone,
    ...(inDays < WEEK ? {} : { day: 'numeric', month: 'long' }),
  }).format(at + inDays * DAY_MS);
  return t('kiosk.opensOn', { day, time });
}

interface KioskClosedProps {
  readonly portal: PublicPortal;
  readonly hours: OperatingHours;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Outside of the kiosk's hours, or while the portal is closed: kindly, and when it opens again. */
export function KioskClosed({ portal, hours, at }: KioskClosedProps) {
  const { t, i18n } = useTranslation();
  const opens = opensInWords({ portal, hours, at }, t, i18n.language);
  return (
    <main className={styles.closed} data-attract data-testid="kiosk-closed">
      <PortalFace portal={portal} text="" slot="notAvailable" />
      <section className={styles.words}>
        <span className={styles.clock} aria-hidden="true">
          <Icon name="clock" />
        </span>
        <h2 className={styles.title}>{t('kiosk.closed')}</h2>
        <p className={styles.text} role="status">
          {portal.messages.notAvailable || opens || t('kiosk.portalClosedText')}
        </p>
        {portal.messages.notAvailable !== '' && opens !== '' && (
          <p className={styles.text}>{opens}</p>
        )}
        <PublicFooter />
      </section>
    </main>
  );
}
