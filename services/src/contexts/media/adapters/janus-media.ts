import { join } from 'node:path';

import type { Log } from '#platform/observability';
import { janusEndpoints, type NamedEndpoint } from '../janus-endpoints.js';
import type { MediaSettings } from '../media-settings.js';
import type { JanusEndpoint } from '../relay/janus/janus-endpoint.js';
import { JanusLink } from '../relay/janus/janus-link.js';
import { JanusRelay } from '../relay/janus/janus-relay.js';
import { RelayPool } from '../relay/pool/relay-pool.js';
import { findJanus } from './janus-process/find-janus.js';
import { JanusProcess } from './janus-process/janus-process.js';

/**
 * The folders for the configuration of the server's own Janus, and for tracks of calls until they
 * are mixed.
 */
export interface MediaFolders {
  readonly dataFolder: string;
  readonly recordings: string;
}

/** Media through Janus: the relays, and the process where it is the server's own. */
export interface JanusMedia {
  readonly pool: RelayPool;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Every Janus that the settings name: those that run already, or one to be started in the data
 * folder; undefined where there is none or none is wanted.
 */
export async function janusMedia(
  settings: MediaSettings,
  { dataFolder, recordings }: MediaFolders,
  log: Log,
): Promise<JanusMedia | undefined> {
  if (settings.JANUS === 'off') return undefined;
  const [first, ...others] = janusEndpoints(settings).endpoints;
  if (first !== undefined) {
    // The files of a Janus elsewhere are here only if the settings say so.
    return foreignMedia([first, ...others], settings.RECORDINGS_FOLDER, log);
  }
  const program = settings.JANUS_PROGRAM ?? (await findJanus());
  return program === undefined
    ? undefined
    : ownMedia(program, settings, { dataFolder, recordings }, log);
}

function foreignMedia(
  [first, ...others]: readonly [NamedEndpoint, ...NamedEndpoint[]],
  recordings: string | undefined,
  log: Log,
): JanusMedia {
  const named = ({ name, endpoint }: NamedEndpoint) =>
    relayTo(name, () => endpoint, recordings, log);
  const relays = [named(first), ...others.map(named)] as const;
  return {
    pool: new RelayPool([...relays], { log }),
    start: () => relays.forEach(({ relay }) => relay.start()),
    stop: async () => void (await Promise.all(relays.map(({ relay }) => relay.close()))),
  };
}

function ownMedia(
  program: string,
  settings: MediaSettings,
  { dataFolder, recordings }: MediaFolders,
  log: Log,
): JanusMedia {
  const { JANUS_PUBLIC_ADDRESS: publicAddress, JANUS_INTERFACE: networkInterface } = settings;
  const janus = new JanusProcess({
    program,
    folder: join(dataFolder, 'janus'),
    rtpPorts: settings.JANUS_RTP_PORTS,
    log,
    ...(publicAddress === undefined ? {} : { publicAddress }),
    ...(networkInterface === undefined ? {} : { networkInterface }),
  });
  const own = relayTo('janus-1', () => janus.endpoint, recordings, log);
  return {
    pool: new RelayPool([own], { log }),
    start: () => {
      janus.start();
      own.relay.start();
    },
    stop: async () => {
      await own.relay.close();
      await janus.stop();
    },
  };
}

const relayTo = (
  name: string,
  endpoint: () => JanusEndpoint | undefined,
  recordings: string | undefined,
  log: Log,
) => ({
  name,
  relay: new JanusRelay({
    link: new JanusLink({
      name,
      log,
      endpoint: () => {
        const present = endpoint();
        return present && { ...present, recordings };
      },
    }),
    log,
  }),
});
