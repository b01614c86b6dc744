import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { withEnd } from './interruption.mjs';

/** Debian asks this program before a package may start its service. */
const POLICY = '/usr/sbin/policy-rc.d';
/** 101 says: not allowed. */
const REFUSAL = '#!/bin/sh\nexit 101\n';

/**
 * Installs packages whose services neither start now nor with the machine: tests start these
 * programs themselves, with settings and ports of their own. A policy of the machine's owner stays.
 * @param {readonly string[]} daemons services of the packages, none of which was there before
 * @param {() => Promise<void>} work
 * @param {{ policy?: string, disable?: (daemons: readonly string[]) => void }} [how]
 */
export async function withoutDaemons(
  daemons,
  work,
  { policy = POLICY, disable = disableByStart } = {},
) {
  if (existsSync(policy)) {
    await work();
  } else {
    const remove = () => rmSync(policy, { force: true });
    writeFileSync(policy, REFUSAL, { mode: 0o755 });
    await withEnd(() => work().finally(remove), remove);
  }
  if (daemons.length > 0) disable(daemons);
}

/** @param {readonly string[]} daemons */
function disableByStart(daemons) {
  // A machine without systemd starts none of them.
  spawnSync('systemctl', ['disable', '--quiet', ...daemons], { stdio: 'ignore' });
}
