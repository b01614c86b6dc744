import { fileURLToPath } from 'node:url';
import { spawnProgram, type SpawnedProgram } from '../spawned-program.js';

/** A baseline that sockets connect to. */
export interface BareProgram extends SpawnedProgram {
  readonly token: string;
}

/** Starts one of the baselines beside this file. */
export async function startBare(
  name: 'bare-socket-io' | 'bare-ws',
  nodeArgs: readonly string[] = [],
): Promise<BareProgram> {
  const script = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  const program = await spawnProgram(script, {}, /listening (\S+)\n/, nodeArgs);
  return { ...program, token: /token (\S+)\n/.exec(program.said)?.[1] ?? '' };
}
