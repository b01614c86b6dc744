import { outcomeOf, ownPartOf, type CallRecord } from '@foyer/contracts/calls';
import type { Language } from '@foyer/contracts/identity';
import type { ReadStore } from '@foyer/projections';

import { defineQuery, need } from '#platform/cqrs';
import { csvLine } from '#platform/http';
import { READ_STORE } from '#platform/tokens';
import { localDays, spanOf } from '../domain/local-hours.js';
import { TABLE_COLUMNS, tableTexts, type TableColumn } from '../messages/table-texts.js';
import { callPages, callsNaming, HAD, type CallsWanted } from './counted-calls.js';

interface TableWanted {
  /** The days that are named, by UTC. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly queueId?: string | undefined;
  readonly agentId?: string | undefined;
}

/** One row for each call, as CSV with a mark of its encoding, page by page as it is read. */
export const TabulateCalls = defineQuery({
  name: 'TabulateCalls',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: (wanted: TableWanted, { needs: { store } }): AsyncIterable<string> =>
    tableOfCalls(store, wanted),
});

export async function* tableOfCalls(store: ReadStore, wanted: TableWanted): AsyncGenerator<string> {
  const { timeZone, language, queueId, agentId } = wanted;
  const days = localDays(spanOf(wanted), timeZone);
  const { head } = tableTexts[language];
  yield `\uFEFF${csvLine(
    TABLE_COLUMNS.map((column) => head[column]),
    language,
  )}`;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const span = { from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 };
  const wantedCalls = { ...span, queueId };
  const pages =
    agentId === undefined
      ? callPages<CallRecord>(store, 'calls', wantedCalls)
      : [await partsOf(store, wantedCalls, agentId)];
  for await (const page of pages) {
    yield page.map((call) => csvLine(cellsOf(call, language, clock), language)).join('');
  }
}

/** The calls that an agent had, each as long as that agent had it. */
async function partsOf(store: ReadStore, wanted: CallsWanted, memberId: string) {
  const calls = await callsNaming<CallRecord>(store, 'calls', {
    ...wanted,
    memberId,
    at: HAD.calls,
  });
  return calls.map((call) => {
    const { displayName } = call.joiners.find(({ joinerId }) => joinerId === memberId) ?? {};
    const agentName = call.agentId === memberId ? call.agentName : (displayName ?? null);
    return { ...call, agentName, durationMs: ownPartOf(call, memberId).durationMs };
  });
}

function cellsOf(call: CallRecord, language: Language, clock: Intl.DateTimeFormat): string[] {
  const { outcome, type } = tableTexts[language];
  const [day = '', time = ''] = clock.format(new Date(call.rangAt)).split(' ');
  const cells: Readonly<Record<TableColumn, string>> = {
    day,
    time,
    type: type[call.type],
    portal: call.queueName || (call.originName ?? ''),
    agent: call.agentName ?? '',
    outcome: outcome[outcomeOf(call)],
    waited: seconds(call.waitedMs, language),
    lasted: seconds(call.durationMs, language),
    held: seconds(call.heldMs, language),
    unanswered: String(call.missedBy.length),
    rating: call.rating === null ? '' : String(call.rating),
    id: call._id,
  };
  return TABLE_COLUMNS.map((column) => cells[column]);
}

/** Seconds to the millisecond, so that a column adds up to what a page says. */
function seconds(ms: number | null, language: Language): string {
  if (ms === null) return '';
  const written = (ms / 1000).toFixed(3);
  return language === 'de' ? written.replace('.', ',') : written;
}
