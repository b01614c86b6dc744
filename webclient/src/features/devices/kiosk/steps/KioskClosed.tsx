import type { OperatingHours } from '@foyer/contracts/devices';
import type { PublicPortal } from '@foyer/contracts/portals';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../../../design/Icon.js';
import { LanguageSwitch } from '../../../../design/LanguageSwitch.js';
import { isOperating, nextOpening } from '../opening/operating-hours.js';
import styles from './KioskClosed.module.css';
import { PortalFace } from './PortalFace.js';

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 3_600_000;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function opensInWords(hours: OperatingHours, at: number, t: TFunction, language: string): string {
  if (isOperating(hours, at)) return '';
  const opening = nextOpening(hours, at);
  if (opening === undefined) return '';
  const { inDays, time } = opening;
  if (inDays === 0) return t('kiosk.opensToday', { time });
  if (inDays === 1) return t('kiosk.opensTomorrow', { time });
  const date = MONDAY + WEEK.indexOf(opening.day) * DAY_MS;
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
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
  const opens = opensInWords(hours, at, t, i18n.language);
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
        <LanguageSwitch />
      </section>
    </main>
  );
}
