import { parseArgs } from 'node:util';

import { cells, playable } from './cells.js';
import { chosenCells } from './chosen-cells.js';
import { drawnCells } from './drawn-cells.js';
import { playCell } from './play-cell.js';

/** Cells that one process plays at once: each waits for its own program now and then. */
const AT_ONCE = 3;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run model -- joints`: plays the cells of this share, and names the failing ones. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      filter: { type: 'string', default: '' },
      share: { type: 'string', default: '0/1' },
      impossible: { type: 'boolean', default: false },
      drawn: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (values.impossible) {
    for (const { name, impossible } of cells) if (impossible) say(`${name}: ${impossible}`);
    return 0;
  }
  const [share = 0, shares = 1] = values.share.split('/').map(Number);
  const all =
    values.drawn === undefined
      ? playable(values.filter, [...cells, ...chosenCells])
      : drawnCells(Number(values.drawn), Number(values.seed));
  const own = all.filter((_, index) => index % shares === share);
  const started = performance.now();
  let failing = 0;
  const left = [...own];
  const player = async (): Promise<void> => {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const verdict = await playCell(cell);
      if (verdict.length === 0) continue;
      failing += 1;
      say(`WRONG ${cell.name}`);
      for (const line of verdict) say(`      ${line.slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, player));
  const seconds = Math.round((performance.now() - started) / 1000);
  say(`${own.length} of ${all.length} cells, ${failing} wrong, ${seconds} s`);
  return failing === 0 ? 0 : 1;
}

process.exitCode = await main();
