import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../../services/dist/main.js', import.meta.url));

/** A server that runs for a benchmark, and the Janus that it keeps. */
export interface Served {
  readonly origin: string;
  readonly pid: number;
  readonly signInToken: string;
  readonly janus: { readonly url: string; readonly secret: string; readonly adminKey: string };
  stop(): Promise<void>;
}

/** @throws Error when the program has not been built, or no Janus is there */
export async function serve(folder: string): Promise<Served> {
  const env = {
    ...process.env,
    PORT: '0',
    FOYER_DATA: folder,
    LOG_FORMAT: 'json',
    OVERLOAD_TURN_MS: '0',
    // All visitors of a test come from here.
    TRUSTED_NETWORKS: '127.0.0.0/8,::1',
  };
  const child = spawn(process.execPath, [PROGRAM], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  }
  const until = async (pattern: RegExp): Promise<string> => {
    for (let tries = 0; tries < 500; tries += 1) {
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) return found;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`The server has not said ${String(pattern)}: ${said}`);
  };
  const origin = await until(/"origin":"([^"]+)".*"msg":"Ready"/);
  const signInToken = await until(/first-sign-in#token=([\w-]+)/);
  const url = await until(/"url":"([^"]+)".*"msg":"Janus is connected"/);
  const setting = async (file: string, name: string): Promise<string> => {
    const text = await readFile(join(folder, 'janus', file), 'utf8');
    return new RegExp(`${name} = "([^"]+)"`).exec(text)?.[1] ?? '';
  };
  return {
    origin,
    pid: child.pid ?? 0,
    signInToken,
    janus: {
      url,
      secret: await setting('janus.jcfg', 'api_secret'),
      adminKey: await setting('janus.plugin.videoroom.jcfg', 'admin_key'),
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
