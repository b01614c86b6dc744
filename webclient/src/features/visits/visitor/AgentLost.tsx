import { useTranslation } from 'react-i18next';

import { placeTexts } from '#i18n/place-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { WaitingNews } from './waiting/waiting-news.js';

/**
 * Why the visitor waits again, or elsewhere: said as an alert, since it comes without any doing of
 * the visitor's own.
 */
export function AgentLost({
  news: { why },
  portal,
  className,
}: {
  news: Pick<WaitingNews, 'why'>;
  /** The name of the portal at which the visitor waits. */
  portal: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const says = useTexts();
  if (why === null) return null;
  return (
    <p role="alert" className={className} data-testid={why}>
      {why === 'agentLostBehind' ? says(placeTexts[why]) : t(`visitor.${why}`, { portal })}
    </p>
  );
}
