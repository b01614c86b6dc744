import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';

const SECRET = 'of-the-torture';
const STARTS_WITHIN_MS = 20_000;

/** A real Janus, which the server reaches by an address. */
export class JanusServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** The settings of the server in addition to the address. */
  readonly settings = { JANUS_API_SECRET: SECRET, JANUS_ADMIN_KEY: SECRET };

  /** @throws Error when it does not listen in time. */
  static async start(program: string, folder: string): Promise<JanusServer> {
    await mkdir(folder, { recursive: true });
    const port = await getPort();
    for (const [name, text] of Object.entries(filesFor(folder, port))) {
      await writeFile(join(folder, name), text);
    }
    const child = spawn(program, ['-F', folder, '-o'], { cwd: folder, stdio: 'ignore' });
    const janus = new JanusServer(child, port);
    const until = performance.now() + STARTS_WITHIN_MS;
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > until) {
        await janus.stop();
        throw new Error('Janus does not start');
      }
      await delay(100);
    }
    return janus;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }
}

function filesFor(folder: string, port: number): Readonly<Record<string, string>> {
  return {
    'janus.jcfg': `general: { configs_folder = "${folder}"; api_secret = "${SECRET}"; debug_level = 1 }
transports: { disable = "libjanus_http.so,libjanus_pfunix.so,libjanus_rabbitmq.so,libjanus_mqtt.so,libjanus_nanomsg.so" }
`,
    'janus.transport.websockets.jcfg': `general: { json = "compact"; ws = true; ws_port = ${port}; ws_ip = "127.0.0.1" }
`,
    'janus.plugin.videoroom.jcfg': `general: { admin_key = "${SECRET}"; string_ids = true; lock_rtp_forward = true }
`,
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
