import { useTranslation } from 'react-i18next';

import { placeTexts } from '#i18n/place-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { WaitingNews } from './waiting-news.js';

/** Returns the headline of a visitor in line, and the label of the place, in words. */
export function usePlaceInWords({ headline, ahead, place }: WaitingNews) {
  const { t } = useTranslation();
  const says = useTexts();
  const label = place === 'last' ? says(placeTexts.lastPlace) : t('visitor.position');
  switch (headline) {
    case 'ringing':
    case 'next':
      return { label, headline: t(`visitor.${headline}`) };
    case 'ahead':
      return { label, headline: t('visitor.ahead', { count: ahead }) };
    default:
      return { label, headline: says(placeTexts[headline]) };
  }
}
