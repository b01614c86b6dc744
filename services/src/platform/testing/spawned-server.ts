import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

/** The built program, running as a process of its own. */
export interface SpawnedServer {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Everything it has said so far. */
  output(): string;
  /**
   * Resolves once its output holds this. A line can come after the event that it reports: the two
   * take different pipes.
   * @throws Error naming what it waited for, where the process is gone without it
   */
  says(expected: string | RegExp): Promise<void>;
  /**
   * Sends a signal and gives the exit code once the process is gone; null where the signal ended
   * it.
   */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** How a program ended that did not come to listen. */
export class EndedEarly extends Error {
  constructor(
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(`The server ended with ${exitCode}: ${output}`);
  }
}

/**
 * Starts the built program and resolves once it listens.
 * @throws EndedEarly when it ends before.
 */
export async function spawnServer(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<SpawnedServer> {
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    LOG_FORMAT: 'json',
    // A machine that other tests keep busy must not look like a rush of visitors.
    OVERLOAD_TURN_MS: '0',
    // All visitors of a test come from here.
    TRUSTED_NETWORKS: '127.0.0.0/8,::1',
    ...settings,
  };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env });
  let said = '';
  const heard = new EventEmitter();
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const listening = new Promise<string>((resolve) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      heard.emit('more');
      const origin = /"origin":"([^"]+)".*"msg":"Ready"/.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const early = gone.then((code) => {
    throw new EndedEarly(code, said);
  });
  early.catch(() => undefined);
  return {
    process: child,
    origin: await Promise.race([listening, early]),
    output: () => said,
    async says(expected) {
      const isSaid = () =>
        typeof expected === 'string' ? said.includes(expected) : expected.test(said);
      const silent = gone.then(() => {
        if (!isSaid()) throw new Error(`The server ended and had not said ${String(expected)}`);
      });
      silent.catch(() => undefined);
      while (!isSaid()) await Promise.race([once(heard, 'more'), silent]);
    },
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return gone;
    },
  };
}
