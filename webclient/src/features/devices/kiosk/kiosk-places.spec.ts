import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, it } from '@jest/globals';

/** Returns what the first rule of a selector says. */
const ruleOf = (sheet: string, selector: string): string => {
  const css = readFileSync(resolve(import.meta.dirname, sheet), 'utf8');
  const [, rest = ''] = css.split(`\n${selector} {`);
  return rest.slice(0, rest.indexOf('}'));
};

it.each([
  ['messages', 'reading/KioskReading.module.css', '.again'],
  ['polls', '../../polls/PollNotice.module.css', '.again'],
])('keeps the way back to %s off the lines at the top of a call', (_name, sheet, selector) => {
  const rule = ruleOf(sheet, selector);
  expect(rule).toMatch(/\n\s+bottom: \d+%;/);
  expect(rule).not.toMatch(/\n\s+top:/);
});

it('has the buttons of all dialogs on a kiosk as large as a finger needs', () => {
  const rule = ruleOf('screen/kiosk-scale.css', 'html[data-kiosk] dialog footer button');
  expect(rule).toContain('min-height: max(4rem, var(--touch))');
});
