import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * @typedef {import('./test-parts.mjs').TestPart} TestPart
 * @typedef {import('./tally.mjs').Tally} Tally
 */

/**
 * Runs parts one after the other; those of one kind that stand together and only read the sources run beside each other,
 * and what each said is shown in one piece.
 * @param {readonly TestPart[]} parts
 * @param {(part: TestPart) => Promise<NodeJS.ProcessEnv>} envOf
 * @param {readonly string[]} more
 * @param {(line: string) => void} say
 * @returns {Promise<readonly Tally[]>}
 */
export async function runParts(parts, envOf, more, say) {
  const outcomes = [];
  for (const group of together(parts)) {
    const isAlone = group.length === 1;
    outcomes.push(
      ...(await Promise.all(group.map((part) => runPart(part, { envOf, more, say, isAlone })))),
    );
  }
  say(`\nHow long each part took\n${outcomes.map(({ time }) => time).join('\n')}`);
  return outcomes.map(({ tally }) => tally);
}

/**
 * @param {TestPart} part
 * @param {{ envOf: (part: TestPart) => Promise<NodeJS.ProcessEnv>, more: readonly string[],
 *   say: (line: string) => void, isAlone: boolean }} how
 */
async function runPart(part, { envOf, more, say, isAlone }) {
  const { title, run } = part;
  const started = performance.now();
  if (isAlone) say(`\n${title}`);
  const out = isAlone ? undefined : new PassThrough();
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
    if (part.readsSources && last?.[0]?.readsSources) last.push(part);
    else groups.push([part]);
  }
  return groups;
}
