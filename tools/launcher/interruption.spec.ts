import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { descendantsOf } from './process-tree.mjs';

/**
 * A program that runs two commands at the same time, which start one each, and that has work of its
 * own to end.
 */
const PROGRAM = `
  import { live } from '${new URL('./command.mjs', import.meta.url).href}';
  import { withEnd } from '${new URL('./interruption.mjs', import.meta.url).href}';
  const waiting = 'setInterval(() => undefined, 1e6)';
  const script = \`require('child_process').spawn(process.execPath, ['-e', '\${waiting}']); \${waiting}\`;
  const run = () => live([process.execPath, ['-e', script]]);
  await withEnd(() => Promise.all([run(), run()]), () => console.log('ended'));
`;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const onLinux = process.platform === 'linux' ? test.each : test.skip.each;

onLinux(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends a run with everything below it, and what it has besides',
  async (signal) => {
    const args = ['--input-type=module', '-e', PROGRAM];
    const child: ChildProcess = spawn(process.execPath, args, {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const gone = once(child, 'close');
    await until(() => descendantsOf(child.pid ?? 0).length === 4);
    const below = descendantsOf(child.pid ?? 0);
    child.kill(signal);
    const [code] = (await gone) as [number];
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    expect(said).toBe('ended\n');
    await until(() => !below.some(isThere));
  },
);

onLinux([0, 1])('a run that ends with %s leaves nothing behind', async (code) => {
  const program = `
    import { spawn } from 'node:child_process';
    import { leaveNothingBehind } from '${new URL('./process-tree.mjs', import.meta.url).href}';
    leaveNothingBehind();
    const waiting = ['-e', 'setInterval(() => undefined, 1e6)'];
    const child = spawn(process.execPath, waiting, { detached: true, stdio: 'ignore' });
    child.once('spawn', () => {
      console.log(child.pid);
      process.exit(${code});
    });`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let said = '';
  run.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await once(run, 'close')).toEqual([code, null]);
  expect(Number(said)).toBeGreaterThan(0);
  await until(() => !isThere(Number(said)));
});
