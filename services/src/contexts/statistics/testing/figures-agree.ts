import { expect } from '@jest/globals';
import type { CallRecord } from '@foyer/contracts/calls';
import type { CallFigures } from '@foyer/contracts/statistics';
import type { Filter, ProjectionStore, ReadStore } from '@foyer/projections';
import { callRecords } from '@foyer/projections/calls';
import { storeAfter } from '@foyer/projections/testing';
import fc from 'fast-check';

import '#contexts/calls';
import { listedReadModels } from '#platform/http/resources/read-model.js';
import { reportCalls } from '../views/call-report.js';
import { tableOfCalls } from '../views/call-table.js';
import { foldHistory } from './fold-history.js';
import { agents, randomHistory } from './random-history.js';

const range = { from: '2026-03-26T00:00:00.000Z', to: '2026-04-02T23:59:59.999Z' };
const levelMs = 20_000;
const add = (sum: number, one: number) => sum + one;
const sumOf = (many: readonly CallFigures[], figure: 'rang' | 'served' | 'abandoned' | 'inTime') =>
  many.map((one) => one[figure]).reduce(add, 0);

/** How many rows the list of calls has under a filter, as the figure's link sets it. */
function rows(store: ReadStore, criteria: object): Promise<number> {
  const calls = listedReadModels.find(({ name }) => name === 'calls');
  const filter = calls?.filter(criteria as never, { now: range.to }) as Filter<CallRecord>;
  return store.collection<CallRecord>('calls').countDocuments(filter);
}

/** The columns of a table by their heads. */
async function columnsOf(lines: AsyncIterable<string>, separator: string) {
  let text = '';
  for await (const line of lines) text += line;
  const [head = [], ...body] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator).map((cell) => cell.replaceAll('"', '')));
  return (name: string) => body.map((cells) => cells[head.indexOf(name)] ?? '');
}

/**
 * Tests that page, table, list and events agree, no matter what happened.
 * @param open an empty store, which is closed after it
 */
export async function figuresAgree(
  open: () => Promise<ProjectionStore>,
  numRuns: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      randomHistory('2026-03-25T12:00:00.000Z'),
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'UTC'),
      async (events, timeZone) => {
        const store = await storeAfter(callRecords, events, await open());
        const report = await reportCalls(store, { ...range, timeZone, levelMs });
        const { total, days, hours, portals, from, to } = report;
        const folded = foldHistory(events, from, to);
        expect(total).toMatchObject({
          ...{ rang: folded.rang, served: folded.served, inCall: folded.inCall },
          ...{ abandoned: folded.abandoned, turnedAway: folded.turnedAway },
        });
        expect(total.waited?.totalMs ?? 0).toBe(folded.waitedMs);
        expect(total.lasted?.totalMs ?? 0).toBe(folded.lastedMs);
        const { served, inCall, abandoned, turnedAway, waiting } = total;
        expect(served + inCall + abandoned + turnedAway + waiting).toBe(total.rang);

        for (const part of [days, [...portals.values()]]) {
          expect(sumOf(part, 'rang')).toBe(total.rang);
          expect(sumOf(part, 'inTime')).toBe(total.inTime);
        }
        expect(hours.map(({ rang }) => rang).reduce(add, 0)).toBe(total.rang);

        const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
        const visitors = { ...span, type: 'queue' };
        expect(await rows(store, visitors)).toBe(total.rang);
        expect(await rows(store, { ...visitors, outcome: 'served' })).toBe(total.served);
        expect(await rows(store, { ...visitors, outcome: 'inCall' })).toBe(total.inCall);
        expect(await rows(store, { ...visitors, outcome: 'abandoned' })).toBe(total.abandoned);
        expect(await rows(store, { ...visitors, outcome: 'turnedAway' })).toBe(total.turnedAway);
        expect(await rows(store, { ...visitors, outcome: 'waiting' })).toBe(total.waiting);
        expect(await rows(store, { ...visitors, unanswered: true })).toBe(total.unanswered);
        expect(await rows(store, { ...visitors, outcome: 'served', waitedUpTo: levelMs })).toBe(
          total.inTime,
        );
        const [busiest] = hours;
        if (busiest) {
          const within = busiest.spans.map((one) => ({
            from: new Date(one.from).toISOString(),
            to: new Date(one.to).toISOString(),
          }));
          expect(await rows(store, { type: 'queue', within })).toBe(busiest.rang);
        }
        for (const agentId of agents) {
          const one = report.agents.get(agentId);
          expect(await rows(store, { ...visitors, agentId })).toBe(one?.rang ?? 0);
          expect(one?.lasted?.totalMs ?? 0).toBe(folded.hadMs.get(agentId) ?? 0);
          const missed = await rows(store, { ...visitors, missedBy: agentId });
          expect(missed).toBe(one?.unanswered ?? 0);
          const alone = await reportCalls(store, { ...range, timeZone, levelMs, agentId });
          expect(alone.agents.get(agentId)).toEqual(one);
          const own = tableOfCalls(store, { ...range, timeZone, language: 'en', agentId });
          const column = await columnsOf(own, ',');
          const lasted = column('Duration (s)').filter((_, n) => column('Origin')[n] === 'Portal');
          const ms = lasted.map((cell) => Math.round(Number(cell) * 1000)).reduce(add, 0);
          expect(ms).toBe(alone.total.lasted?.totalMs ?? 0);
        }

        for (const [language, separator, heads] of [
          ['en', ',', ['Origin', 'Outcome', 'Waited (s)', 'Duration (s)', 'Rating']],
          ['de', ';', ['Herkunft', 'Ergebnis', 'Wartezeit (s)', 'Dauer (s)', 'Bewertung']],
        ] as const) {
          const lines = tableOfCalls(store, { ...range, timeZone, language });
          const column = await columnsOf(lines, separator);
          const [origins, outcomes, waited, lasted, ratings] = heads.map(column);
          const isVisitor = (index: number) => origins?.[index] === 'Portal';
          const ms = (
            cells: readonly string[] = [],
            only: (index: number) => boolean = () => true,
          ) =>
            cells
              .filter((_, index) => isVisitor(index) && only(index))
              .map((cell) => Math.round(Number(cell.replace(',', '.')) * 1000))
              .reduce(add, 0);
          const served = language === 'de' ? 'Bedient' : 'Served';
          const isServed = (index: number) => outcomes?.[index] === served;
          expect(origins?.length).toBe(total.rang + folded.others);
          expect(origins?.filter((_, index) => isVisitor(index) && isServed(index)).length).toBe(
            total.served,
          );
          expect(ms(waited, isServed)).toBe(total.waited?.totalMs ?? 0);
          expect(ms(lasted)).toBe(total.lasted?.totalMs ?? 0);
          expect(ratings?.map(Number).reduce(add, 0)).toBe(folded.ratings);
        }
        await store.close();
      },
    ),
    { numRuns },
  );
}
