import type { Participant } from '@foyer/contracts/calls';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './CallNews.module.css';

/**
 * The time for which it is shown who entered or left (specification, section 9), in milliseconds.
 */
const STAYS_MS = 15_000;
const MOST = 4;

interface News {
  readonly id: number;
  readonly kind: 'came' | 'went';
  readonly name: string;
}

/** Says who enters and leaves, bottom right; it stays while the mouse points at it. */
export function CallNews({ others }: { others: readonly Participant[] }) {
  const { t } = useTranslation();
  const [news, setNews] = useState<readonly News[]>([]);
  const known = useRef<ReadonlyMap<string, string> | null>(null);
  const last = useRef(0);
  useEffect(() => {
    const before = known.current;
    const now = new Map(others.map((one) => [one.userCallId, one.displayName]));
    known.current = now;
    // Participants who were there at the start did not enter just now.
    if (before === null) return;
    const changes = (kind: News['kind'], from: typeof before, to: typeof before) =>
      [...to].flatMap(([id, name]) => (from.has(id) ? [] : [{ kind, name }]));
    const fresh = [...changes('came', before, now), ...changes('went', now, before)];
    if (fresh.length === 0) return;
    const numbered = fresh.map((one) => ({ ...one, id: (last.current += 1) }));
    setNews((present) => [...present, ...numbered].slice(-MOST));
  }, [others]);
  const drop = (id: number) => setNews((present) => present.filter((one) => one.id !== id));
  return (
    <section className={styles.region} aria-label={t('sessionCall.news')} aria-live="polite">
      {news.map((one) => (
        <NewsCard key={one.id} news={one} onDone={() => drop(one.id)} />
      ))}
    </section>
  );
}

function NewsCard({ news, onDone }: { news: News; onDone: () => void }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => done.current(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const name = news.name || t('call.somebody');
  return (
    <p
      className={styles.card}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {t(`sessionCall.${news.kind}Notice`, { name })}
    </p>
  );
}
