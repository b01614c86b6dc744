import type { Arrival } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { Badge } from '#design/Badge.js';
import { currentLanguage } from '#i18n/language.js';
import { locale } from '#i18n/locale.js';
import { useTexts } from '#i18n/useTexts.js';
import { visitorChipTexts as texts } from './visitor-chip-texts.js';
import styles from './VisitorChips.module.css';

const languageName = (language: string): string =>
  new Intl.DisplayNames([locale()], { type: 'language' }).of(language) ?? language;

/**
 * Says who comes, before the call and in it: from a kiosk or on a phone, in another language than
 * the agent's page, seen and heard or not, and whether they are known.
 */
export function VisitorChips(arrival: Arrival) {
  const { device, onPhone, language, missing, verified, earlierVisits } = arrival;
  const { t } = useTranslation();
  const says = useTexts();
  const earlier = earlierVisits === 1 ? texts.earlierOnce : texts.earlier;
  const chips = [
    device && (
      <Badge key="device">{[says(texts.kiosk), device.name].filter(Boolean).join(' · ')}</Badge>
    ),
    onPhone && <Badge key="phone">{says(texts.phone)}</Badge>,
    language !== currentLanguage() && (
      <Badge key="language" tone="accent">
        {says(texts.speaks).replace('{language}', languageName(language))}
      </Badge>
    ),
    ...missing.map((one) => <Badge key={one}>{t(`desk.without.${one}`)}</Badge>),
    verified && (
      <Badge key="verified" tone="live">
        {says(texts.verified)}
      </Badge>
    ),
    earlierVisits > 0 && (
      <Badge key="earlier" tone="live">
        {says(earlier).replace('{count}', earlierVisits.toString())}
      </Badge>
    ),
  ].filter(Boolean);
  if (chips.length === 0) return null;
  return (
    <p className={styles.chips} data-testid="visitor-chips">
      {chips}
    </p>
  );
}
