import type { LineEntry } from '@foyer/contracts/visits';
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
 * Says before the call who comes: from a kiosk, in another language than the agent's page, and
 * whether they will be seen and heard.
 */
export function VisitorChips({
  device,
  language,
  missing,
}: Pick<LineEntry, 'device' | 'missing'> & Partial<Pick<LineEntry, 'language'>>) {
  const { t } = useTranslation();
  const says = useTexts();
  const isForeign = language !== undefined && language !== currentLanguage();
  if (device === null && !isForeign && missing.length === 0) return null;
  return (
    <p className={styles.chips} data-testid="visitor-chips">
      {device !== null && (
        <Badge>{[says(texts.kiosk), device.name].filter(Boolean).join(' · ')}</Badge>
      )}
      {isForeign && (
        <Badge tone="accent">
          {says(texts.speaks).replace('{language}', languageName(language))}
        </Badge>
      )}
      {missing.map((one) => (
        <Badge key={one}>{t(`desk.without.${one}`)}</Badge>
      ))}
    </p>
  );
}
