import { formatExactMoment } from '../i18n/format.js';
import { duration } from '../state/duration.js';
import { useNow } from '../state/now.js';

/** The time since a moment, growing live; the moment itself on hover. @param since An ISO date. */
export function Elapsed({ since, className }: { since: string; className?: string }) {
  const now = useNow();
  const start = Date.parse(since);
  return (
    <time
      className={`figures ${className ?? ''}`}
      dateTime={since}
      title={formatExactMoment(start)}
    >
      {duration(now - start)}
    </time>
  );
}
