import { getPriority } from 'node:os';
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { live } from './command.mjs';

/** Prints a word and never ends. */
const SCRIPT = "console.log('begun'); setInterval(() => undefined, 1e6)";

test('a command that takes longer than it may is ended, and what it said is where it was to go', async () => {
  const out = new PassThrough();
  out.setEncoding('utf8');
  const code = await live([process.execPath, ['-e', SCRIPT]], process.env, { out, withinMs: 2000 });
  expect(code).not.toBe(0);
  expect(out.read()).toBe('begun\n');
});

test('a command that yields has a lower priority', async () => {
  const out = new PassThrough();
  out.setEncoding('utf8');
  const SAYS = 'setTimeout(() => console.log(os.getPriority()), 200)';
  await live([process.execPath, ['-e', SAYS]], process.env, { out, yields: true });
  expect(Number(out.read())).toBe(Math.max(getPriority(), 10));
});
