import { useTranslation } from 'react-i18next';

import { useNow } from '#state/now.js';
import { openingInWords } from './opening-in-words.js';

/** When the portal opens again; nothing once that has come. */
export function OpeningNotice({ nextOpening }: { nextOpening: string }) {
  const { t } = useTranslation();
  const now = useNow();
  if (Date.parse(nextOpening) <= now) return null;
  return (
    <p className="start-welcome" data-testid="next-opening">
      {t('visitor.opensNext', { time: openingInWords(nextOpening, now) })}
    </p>
  );
}
