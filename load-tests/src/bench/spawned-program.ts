import { spawn } from 'node:child_process';

/** A program of its own that listens somewhere. */
export interface SpawnedProgram {
  readonly origin: string;
  /** Everything it said until it listened. */
  readonly said: string;
  end(): Promise<void>;
}

/**
 * Starts a program and resolves when what it says matches; the pattern's first group is where it
 * listens.
 * @throws Error with what it said, when it ends before.
 */
export async function spawnProgram(
  script: string,
  environment: Readonly<Record<string, string>>,
  listening: RegExp,
  nodeArgs: readonly string[] = [],
): Promise<SpawnedProgram> {
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const child = spawn(process.execPath, [...nodeArgs, script], { env });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = listening.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`${script} ended: ${said}`)));
  });
  return {
    origin,
    said,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
