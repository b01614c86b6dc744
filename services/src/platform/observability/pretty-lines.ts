import { styleText } from 'node:util';

import { harmless } from './harmless.js';

const COLOURS = { debug: 'gray', info: 'green', warn: 'yellow', error: 'red' } as const;

interface Line {
  readonly level: keyof typeof COLOURS;
  readonly time: string;
  readonly msg: string;
  readonly err?: { readonly stack?: string; readonly message?: string };
}

/** Rewrites lines of JSON for people at a terminal. */
export function prettyLines(out: { write(text: string): unknown }): { write(line: string): void } {
  return {
    write(line) {
      const { level, time, msg, err, ...fields } = JSON.parse(line) as Line;
      const clock = styleText('gray', new Date(time).toTimeString().slice(0, 8));
      const data = Object.entries(fields).map(([name, value]) => `${name}=${textOf(value)}`);
      const detail = styleText('gray', data.join(' '));
      const head = `${clock} ${styleText(COLOURS[level], level.padEnd(5))} ${harmless(msg)} ${detail}`;
      out.write(`${head.trimEnd()}\n`);
      if (err) out.write(`${linesOf(err.stack ?? err.message ?? '')}\n`);
    },
  };
}

const textOf = (value: unknown): string =>
  harmless(typeof value === 'string' ? value : JSON.stringify(value));

/** The lines of a stack, each indented, so that none passes for a line of the log. */
const linesOf = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => `  ${harmless(line)}`)
    .join('\n');
