import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import { projectRoot } from './project.js';

/** The rules are taken as they stand, without the type-aware ones: a planted file belongs to no TypeScript project. */
async function messagesFor(file: string, code: string): Promise<string[]> {
  const filePath = join(projectRoot, file);
  const config = (await new ESLint({ cwd: projectRoot }).calculateConfigForFile(filePath)) as {
    rules: Record<string, unknown>;
  };
  const untyped = Object.entries(config.rules).filter(([name]) => name.startsWith('no-restricted'));
  const eslint = new ESLint({
    cwd: projectRoot,
    overrideConfigFile: true,
    overrideConfig: [{ rules: Object.fromEntries(untyped) as Record<string, 'error'> }],
  });
  const [result] = await eslint.lintText(code, { filePath: filePath.replace(/\.ts$/, '.js') });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'not parsed');
}

describe.each([
  'services/src/contexts/calls/domain/call.ts',
  'projections/src/calls/call/evolve.ts',
])('in %s', (file) => {
  test.each([
    ['the clock', 'export const at = Date.now();', 'no-restricted-properties'],
    ['a fresh date', 'export const at = new Date();', 'no-restricted-syntax'],
    ['chance', 'export const die = Math.random();', 'no-restricted-properties'],
    ['a random id', 'export const id = crypto.randomUUID();', 'no-restricted-globals'],
    ['a timer', 'setTimeout(() => {}, 1);', 'no-restricted-globals'],
    ['the environment', 'export const port = process.env.PORT;', 'no-restricted-globals'],
  ])('%s is refused', async (_what, code, rule) => {
    expect(await messagesFor(file, code)).toEqual([rule]);
  });

  test('a date made from an argument is allowed', async () => {
    expect(await messagesFor(file, 'export const day = (at) => new Date(at);')).toEqual([]);
  });
});

test('outside of the pure parts the clock may be read', async () => {
  expect(await messagesFor('services/src/platform/clock/clock.ts', 'Date.now();')).toEqual([]);
});
