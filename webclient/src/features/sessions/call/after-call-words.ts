import { useTranslation } from 'react-i18next';

import { useTexts } from '#i18n/useTexts.js';
import { calledOffTexts } from './called-off-texts.js';

/** The ways to leave a call that continues. */
const OWN_WAYS = ['left', 'removed', 'withdrawn'] as const;

/** How a call came to an end for a page. */
export const endingOf = (reason: string | null): (typeof OWN_WAYS)[number] | 'over' =>
  OWN_WAYS.find((one) => one === reason) ?? 'over';

/** Says in a few words what became of a call. */
export function useEndingTitle(): (reason: string | null) => string {
  const { t } = useTranslation();
  const say = useTexts();
  return (reason) =>
    reason === 'called-off' ? say(calledOffTexts.title) : t(`sessionCall.${endingOf(reason)}`);
}
