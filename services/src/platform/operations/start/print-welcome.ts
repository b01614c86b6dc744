import { styleText } from 'node:util';

import type { WelcomeLine } from './welcome.js';

/** Shows people where everything is. */
export function printWelcome(
  out: { write(text: string): unknown },
  lines: readonly WelcomeLine[],
  seconds: number,
): void {
  const width = Math.max(...lines.map(({ label }) => label.length));
  const body = lines.map(({ label, text }) => {
    const padding = ' '.repeat(width - label.length);
    return `  ${styleText('bold', label)}${padding}  ${styleText('cyan', text)}`;
  });
  out.write(`\n  Foyer is ready (${seconds.toFixed(1)} s)\n\n${body.join('\n')}\n\n`);
}
