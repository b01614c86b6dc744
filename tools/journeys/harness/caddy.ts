import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { eventually } from './eventually.js';

const CONFIGURATION = fileURLToPath(new URL('../../../deploy/Caddyfile', import.meta.url));

/** The reverse proxy as it is deployed, but for where it listens and whom it stands before. */
export class Caddy {
  #said = '';

  private constructor(private readonly child: ChildProcess) {
    const hear = (chunk: Buffer): void => void (this.#said += chunk.toString());
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  }

  /**
   * @param place Its address, such as `http://localhost:8080`, its nodes, as `host:port`, and a
   * folder for its data.
   */
  static async start(
    program: string,
    place: {
      readonly origin: string;
      readonly nodes: readonly string[];
      readonly folder: string;
    },
  ): Promise<Caddy> {
    const { origin, nodes, folder } = place;
    const child = spawn(program, ['run', '--config', CONFIGURATION, '--adapter', 'caddyfile'], {
      env: { HOME: folder, FOYER_HOST: origin, FOYER_NODES: nodes.join(' ') },
    });
    const caddy = new Caddy(child);
    await once(child, 'spawn');
    await eventually('the proxy answers', async () => {
      if (child.exitCode !== null) throw new Error(`The proxy has ended: ${caddy.said}`);
      const answer = await fetch(`${origin}/health/live`).catch(() => undefined);
      return answer?.ok === true;
    });
    return caddy;
  }

  get said(): string {
    return this.#said;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
