import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SilentLog } from '#platform/testing/silent-log.js';
import { findJanus } from '../../adapters/janus-process/find-janus.js';
import { JanusProcess } from '../../adapters/janus-process/janus-process.js';
import { JanusLink } from '../janus/janus-link.js';
import { JanusRelay } from '../janus/janus-relay.js';
import type { PeerPatience } from '../janus/janus-peer.js';
import { eventually } from '#platform/testing/eventually.js';

const quiet = new SilentLog();

/** A Janus of a test's own, and the relay that speaks to it. */
export interface JanusForTests {
  readonly janus: JanusProcess;
  readonly relay: JanusRelay;
  /** The folder to which it records. */
  readonly recordings: string;
  /** Counts the handles that Janus holds for the server now, and its rooms. */
  readonly census: () => Promise<{ handles: number; rooms: number }>;
  /** Connects another node of a cluster to the same Janus. */
  readonly anotherNode: () => Promise<JanusRelay>;
  readonly close: () => Promise<void>;
}

/** Returns the path of the Janus to test with: `FOYER_TEST_JANUS`, or on the path. */
export const janusToTestWith = async (): Promise<string | undefined> =>
  process.env.FOYER_TEST_JANUS ?? (await findJanus());

/** Starts a Janus in a temporary folder and waits until the relay has reached it. */
export async function startJanus(program: string, patience?: PeerPatience): Promise<JanusForTests> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-janus-'));
  const recordings = join(folder, 'recordings');
  await mkdir(recordings);
  const janus = new JanusProcess({ program, folder, rtpPorts: [20_000, 24_999], log: quiet });
  janus.start();
  const reach = async () => {
    const link = new JanusLink({
      name: 'janus-1',
      endpoint: () => janus.endpoint && { ...janus.endpoint, recordings },
      log: quiet,
    });
    const relay = new JanusRelay({
      link,
      log: quiet,
      tidyAfterMs: 300,
      ...(patience === undefined ? {} : { patience }),
    });
    relay.start();
    await eventually('Janus is up', () => relay.up);
    return { link, relay };
  };
  const { link, relay } = await reach();
  const others: JanusRelay[] = [];
  return {
    janus,
    relay,
    recordings,
    census: async () => {
      const { stay } = link;
      if (stay === undefined) throw new Error('Janus is away');
      const { list } = await stay.admin.list({ admin_key: stay.endpoint.adminKey ?? '' });
      const { _handles } = stay.session as unknown as { _handles: Map<number, unknown> };
      return { handles: _handles.size, rooms: list.length };
    },
    anotherNode: async () => {
      const other = await reach();
      others.push(other.relay);
      return other.relay;
    },
    close: async () => {
      for (const each of [relay, ...others]) await each.close();
      await janus.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
