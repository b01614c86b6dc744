import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eventually } from './eventually.js';
import { keepablePort } from './keepable-port.js';

const API_SECRET = 'the-api-secret-of-somebody-else';
const ADMIN_KEY = 'the-admin-key-of-somebody-else';

/**
 * A Janus of another operator, configured as the operations page asks for; it keeps its address
 * over a restart.
 */
export class ForeignJanus {
  #child: ChildProcess | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
    readonly rtpPorts: string,
  ) {}

  /** @param rtpPorts for media; those of two do not overlap */
  static async start(rtpPorts = '25000-25999'): Promise<ForeignJanus> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-foreign-janus-'));
    const janus = new ForeignJanus(folder, await keepablePort(), rtpPorts);
    for (const [name, content] of Object.entries(janus.#configuration())) {
      await writeFile(join(folder, name), content);
    }
    await janus.start();
    return janus;
  }

  /** Returns the settings of a server that uses some of them. */
  static settingsFor(all: readonly ForeignJanus[]): Readonly<Record<string, string>> {
    return {
      JANUS_URL: all.map(({ port }) => `ws://127.0.0.1:${port}`).join(','),
      JANUS_API_SECRET: API_SECRET,
      JANUS_ADMIN_KEY: ADMIN_KEY,
    };
  }

  /** The settings of a server that uses it. */
  get settings(): Readonly<Record<string, string>> {
    return ForeignJanus.settingsFor([this]);
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  async start(): Promise<void> {
    const program = process.env.FOYER_TEST_JANUS ?? 'janus';
    this.#child = spawn(program, ['-F', this.folder, '-o'], { stdio: 'ignore' });
    await once(this.#child, 'spawn');
    await eventually('the Janus of somebody else listens', () => accepts(this.port));
  }

  async kill(): Promise<void> {
    if (!this.isRunning || this.#child === undefined) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  async discard(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, maxRetries: 5, force: true });
  }

  #configuration(): Readonly<Record<string, string>> {
    return {
      'janus.jcfg': `general: {
	configs_folder = "${this.folder}"
	api_secret = "${API_SECRET}"
}
media: {
	rtp_port_range = "${this.rtpPorts}"
}
transports: {
	disable = "libjanus_http.so,libjanus_mqtt.so,libjanus_nanomsg.so,libjanus_pfunix.so,libjanus_rabbitmq.so"
}
`,
      'janus.transport.websockets.jcfg': `general: {
	ws = true
	ws_port = ${this.port}
	ws_ip = "127.0.0.1"
}
`,
      'janus.plugin.videoroom.jcfg': `general: {
	admin_key = "${ADMIN_KEY}"
	string_ids = true
}
`,
    };
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
