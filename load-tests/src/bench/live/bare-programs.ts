import { fileURLToPath } from 'node:url';
import { spawnProgram, type SpawnedProgram } from '../spawned-program.js';

/** A baseline that sockets connect to. */
export interface BareProgram extends SpawnedProgram {
  readonly token: string;
}

/** Starts one of the baselines in this folder. */
export async function startBare(
  name: 'bare-socket-io' | 'bare-ws',
  nodeArgs: readonly string[] = [],
): Promise<BareProgram> {
  const script = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  const program = await spawnProgram(script, {}, /listening (\S+)\n/, nodeArgs);
  return { ...program, token: /token (\S+)\n/.exec(program.said)?.[1] ?? '' };
}

const BARE_START = fileURLToPath(new URL('./bare-start.js', import.meta.url));

/** Milliseconds of the least that a start on this log takes. */
export async function bareStart(path: string): Promise<number> {
  const began = performance.now();
  const program = await spawnProgram(BARE_START, { LOG_FILE: path }, /listening (\S+)\n/);
  const took = performance.now() - began;
  await program.end();
  return took;
}
