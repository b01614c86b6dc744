import type { CallLogic } from '@foyer/contracts/portals';
import {
  percentile,
  replayOffers,
  simulateWaits,
  type ReplayedOffer,
  type RoutingHistory,
} from '#contexts/visits';
import type { AuditedLog } from '../audit/audited-log.js';
import { CommandFailed } from '../command-failed.js';
import { printRows } from '../output/print-rows.js';
import type { Terminal } from '../output/terminal.js';
import { readRoutingHistory } from './read-routing-history.js';

export interface ReplayOptions {
  readonly queue: string;
  readonly rule?: CallLogic;
  readonly json: boolean;
}

/**
 * `foyer routing replay`: every offer of a portal, decided once more; and what another rule would
 * have done.
 */
export async function replayRouting(
  terminal: Terminal,
  log: AuditedLog,
  { queue, rule, json }: ReplayOptions,
): Promise<void> {
  const history = await readRoutingHistory(log, queue);
  const offers = replayOffers(history.line);
  if (json) for (const offer of offers) terminal.json(offer);
  else printOffers(terminal, offers);
  const waits = waitsUnder(history, history.waitedMs, history.callLogic, rule);
  if (json) terminal.json({ waits });
  else printWaits(terminal, waits);
  const different = offers.filter(({ isReproduced }) => !isReproduced).length;
  if (different > 0)
    throw new CommandFailed(`${different} of ${offers.length} come out differently`);
  terminal.note(`All ${offers.length} offers come out as they were made.`);
}

interface Waits {
  readonly waits: string;
  readonly served: number;
  readonly gaveUp: number;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/**
 * As it was, as the portal's own rule would have had it with agents who answer at once, and as
 * another rule would.
 */
function waitsUnder(
  history: RoutingHistory,
  waitedMs: readonly number[],
  own: CallLogic,
  other: CallLogic | undefined,
): readonly Waits[] {
  const left = history.arrivals.filter(({ gaveUpAt }) => gaveUpAt !== null).length;
  const rules = other === undefined || other === own ? [own] : [own, other];
  return [
    figures('as they were', waitedMs, left),
    ...rules.map((rule) => {
      const { waitsMs, gaveUp } = simulateWaits(history, rule);
      return figures(`with ${rule}`, waitsMs, gaveUp);
    }),
  ];
}

function figures(waits: string, waitsMs: readonly number[], gaveUp: number): Waits {
  return {
    waits,
    served: waitsMs.length,
    gaveUp,
    p50Ms: percentile(waitsMs, 0.5) ?? null,
    p95Ms: percentile(waitsMs, 0.95) ?? null,
  };
}

function printOffers(terminal: Terminal, offers: readonly ReplayedOffer[]): void {
  printRows(
    terminal,
    [
      { heading: 'AT', cell: ({ at }) => at },
      { heading: 'VISITOR', cell: ({ visitId }) => visitId },
      { heading: 'AGENT', cell: ({ agentId }) => agentId },
      { heading: 'OF', cell: ({ candidates }) => `${candidates}` },
      { heading: 'RULE', cell: ({ callLogic }) => callLogic },
      { heading: 'BECAUSE', cell: ({ chosenBecause }) => chosenBecause },
      { heading: 'AGAIN', cell: ({ isReproduced }) => (isReproduced ? 'same' : 'DIFFERENT') },
      { heading: 'TURN', cell: ({ isInTurn }) => (isInTurn ? 'oldest' : 'NOT OLDEST') },
    ],
    offers,
  );
}

function printWaits(terminal: Terminal, waits: readonly Waits[]): void {
  const seconds = (ms: number | null) => (ms === null ? '-' : `${(ms / 1000).toFixed(1)} s`);
  printRows(
    terminal,
    [
      { heading: 'WAITS', cell: (row) => row.waits },
      { heading: 'SERVED', cell: ({ served }) => `${served}` },
      { heading: 'GAVE UP', cell: ({ gaveUp }) => `${gaveUp}` },
      { heading: 'P50', cell: ({ p50Ms }) => seconds(p50Ms) },
      { heading: 'P95', cell: ({ p95Ms }) => seconds(p95Ms) },
    ],
    waits,
  );
}
