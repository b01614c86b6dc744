import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * @typedef {import('./test-parts.mjs').TestPart} TestPart
 * @typedef {import('./tally.mjs').Tally} Tally
 */

/**
 * Runs parts one after the other. Neighbours that only read the sources run at the same time, and a
 * part that fills pauses runs while the part with those pauses does. The output of each part is
 * shown in one piece, except for a part that runs alone or whose pauses are filled.
 * @param {readonly TestPart[]} parts
 * @param {(part: TestPart) => Promise<NodeJS.ProcessEnv>} envOf
 * @param {readonly string[]} more
 * @param {(line: string) => void} say
 * @returns {Promise<readonly Tally[]>}
 */
export async function runParts(parts, envOf, more, say) {
  const outcomes = [];
  for (const group of together(parts)) {
    const isLive = (/** @type {TestPart} */ part) =>
      group.length === 1 || !(part.readsSources || part.fillsPauses);
    outcomes.push(
      ...(await Promise.all(
        group.map((part) => runPart(part, { envOf, more, say, isLive: isLive(part) })),
      )),
    );
  }
  say(`\nHow long each part took\n${outcomes.map(({ time }) => time).join('\n')}`);
  return outcomes.map(({ tally }) => tally);
}

/**
 * @param {TestPart} part
 * @param {{ envOf: (part: TestPart) => Promise<NodeJS.ProcessEnv>, more: readonly string[],
 *   say: (line: string) => void, isLive: boolean }} how
 */
async function runPart(part, { envOf, more, say, isLive }) {
  const { title, run } = part;
  const started = performance.now();
  if (isLive) say(`\n${title}`);
  const out = isLive ? undefined : new PassThrough();
  const said = out && text(out);
  const tally = await run(await envOf(part), more, out);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  out?.end();
  if (said !== undefined) say(`\n${title}\n${await said}`.trimEnd());
  say(`${tally.failed === 0 ? '✓' : '✗'} ${title} · ${seconds} s`);
  return { tally, time: `${seconds.padStart(8)} s  ${title}` };
}

/** @param {readonly TestPart[]} parts */
function together(parts) {
  /** @type {TestPart[][]} */
  const groups = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isBeside = last?.at(-1)?.fillsPauses || (part.readsSources && last?.[0]?.readsSources);
    if (last && isBeside) last.push(part);
    else groups.push([part]);
  }
  return groups;
}
