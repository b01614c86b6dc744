import type { TimelineEntry } from '@foyer/contracts/audit';
import { VisitorOffered } from '@foyer/contracts/visits';

import { formatDuration } from '../i18n/duration.js';
import { nameIn, type Translate } from './sentenceOf.js';

/** This number of candidates is named; the number of further ones is given. */
const MOST_REASONS = 10;

/**
 * Returns why an agent was asked and others were not, in sentences; undefined for an event that
 * asks no agent.
 */
export function reasonsOfOffer(
  entry: Pick<TimelineEntry, 'type' | 'data' | 'names'>,
  translate: Translate,
): { readonly title: string; readonly reasons: readonly string[] } | undefined {
  if (entry.type !== VisitorOffered.type) return undefined;
  // Offers of older days are read as today's, yet what was tampered with is shown as it lies in the
  // log.
  const offer = VisitorOffered.data.safeParse(entry.data);
  if (!offer.success) return undefined;
  const { agentId, chosenBecause, candidates, notAsked } = offer.data;
  const name = (id: string) => nameIn(entry, id, translate);
  const reasons = [
    ...candidates.map(({ agentId: id, idleMs, breaksToday }) => {
      const about = idleMs === null ? 'fresh' : 'idle';
      const since = translate(`record.why.candidate.${about}`, {
        name: name(id),
        idle: formatDuration(idleMs),
      });
      return `${since}, ${translate('record.why.breaks', { smart_count: breaksToday })}`;
    }),
    ...notAsked.map(({ agentId: id, because }) =>
      translate(`record.why.notAsked.${because}`, { name: name(id) }),
    ),
  ];
  const more = reasons.length - MOST_REASONS;
  return {
    title: translate('record.why.title', { name: name(agentId) }),
    reasons: [
      translate(`record.why.because.${chosenBecause}`),
      ...reasons.slice(0, MOST_REASONS),
      ...(more > 0 ? [translate('record.why.more', { smart_count: more })] : []),
    ],
  };
}
