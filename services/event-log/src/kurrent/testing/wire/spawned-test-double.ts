import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Denied } from './test-double-server.js';

const PROGRAM = fileURLToPath(
  new URL('../../../../dist/kurrent/testing/wire/main.js', import.meta.url),
);

export interface TestDoubleSettings {
  /** The file where the log outlives the process; without it, the log is in memory alone. */
  readonly data?: string;
  /** Any free one without it. */
  readonly port?: number;
  /** Bytes of all events of one append; 256 MiB without it. */
  readonly maxSessionSize?: number;
  /** It is as EventStoreDB is and does not append to several streams at once. */
  readonly lacksSessions?: boolean;
  /** The acts that it denies to all users; without it, everyone may do everything. */
  readonly denies?: Denied;
}

/** The test double for KurrentDB, built, as a process of its own. */
export interface SpawnedTestDouble {
  readonly process: ChildProcess;
  readonly url: string;
  readonly port: number;
  /** Resolves once the process is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the built test double and resolves once it listens.
 * @throws Error with what it said when it ends before.
 */
export async function spawnTestDouble(
  settings: TestDoubleSettings = {},
): Promise<SpawnedTestDouble> {
  const { data, port = 0, maxSessionSize, lacksSessions = false, denies } = settings;
  const args = ['--port', String(port), ...(data === undefined ? [] : ['--data', data])];
  if (maxSessionSize !== undefined) args.push('--max-session-size', String(maxSessionSize));
  if (lacksSessions) args.push('--lacks-sessions');
  if (denies !== undefined) args.push('--denies', denies);
  const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM, ...args]);
  let said = '';
  const gone = once(child, 'close');
  const listening = new Promise<string>((resolve) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /^listening (\S+)$/m.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const early = gone.then(() => {
    throw new Error(`The test double ended: ${said}`);
  });
  early.catch(() => undefined);
  const url = await Promise.race([listening, early]);
  return {
    process: child,
    url,
    port: Number(new URL(url).port),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
    },
  };
}
