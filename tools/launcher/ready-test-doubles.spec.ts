import { describe, expect, test } from '@jest/globals';
import { FailedCommand } from './command.mjs';
import { NotFetched } from './not-fetched.mjs';
import { makeReady } from './ready-test-doubles.mjs';

const failed = new FailedCommand('it broke', 'its last words', 1);
const toolchains = {
  go: { version: '1.24', usable: true },
  java: { version: '11.0', usable: false },
  maven: undefined,
};
const server = { variable: 'TEST_A_URL', url: () => '', command: () => [''] as const };
const testDouble = (name: string, needs: readonly ('go' | 'java' | 'maven')[]) => ({
  name,
  needs,
  place: name,
  fetch: () => Promise.resolve(),
  server,
});

/** Returns the output and the counts of making two test doubles ready. */
async function ready(
  means: {
    readonly provide?: () => Promise<string>;
    readonly start?: () => Promise<void>;
    readonly env?: Readonly<Record<string, string>>;
  },
  needs: readonly ('go' | 'java' | 'maven')[] = ['go'],
) {
  const said: string[] = [];
  const started: string[] = [];
  const tally = await makeReady([testDouble('one', needs)], {
    toolchains,
    env: means.env ?? {},
    steps: (_title, work) => work(() => undefined),
    say: (line) => void said.push(line),
    provide: means.provide ?? (() => Promise.resolve('/place')),
    isRunning: () => false,
    start: async ({ name }, place) => {
      await means.start?.();
      started.push(`${name} in ${place}`);
    },
    explain: ({ output }) => void said.push(output),
  });
  return { said, started, tally };
}

describe('a test double', () => {
  test('is made and started, after it was said what is there to make it with', async () => {
    const { said, started, tally } = await ready({});
    expect(started).toEqual(['one in /place']);
    expect(tally).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(said).toEqual(['✓ go: 1.24', '✗ java: 11.0, which is too old', '✗ maven: none']);
  });

  test('is left out, with a message, if its toolchain is missing', async () => {
    const { said, started, tally } = await ready({}, ['go', 'java', 'maven']);
    expect(started).toEqual([]);
    expect(tally.failed).toBe(0);
    expect(said).toContain('! one is left out: it needs java and maven');
  });

  test('is left out, with a message, and counts as skipped if it cannot be fetched', async () => {
    const { said, started, tally } = await ready({
      provide: () => Promise.reject(new NotFetched(failed)),
    });
    expect(started).toEqual([]);
    expect(tally).toEqual({ passed: 0, failed: 0, skipped: 1 });
    expect(said.slice(-2)).toEqual(['its last words', '! one is left out: it cannot be fetched']);
  });

  test.each(['provide', 'start'])('is a failure if it is there and fails to %s', async (step) => {
    const { said, tally } = await ready({ [step]: () => Promise.reject(failed) });
    expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(said.at(-1)).toBe('✗ one is left out: it broke');
  });

  test('gives way to a server that is named', async () => {
    const { started } = await ready({ env: { TEST_A_URL: 'a://elsewhere' } });
    expect(started).toEqual([]);
  });
});
