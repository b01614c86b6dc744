import { join } from 'node:path';

import type { Log } from '../../../platform/observability/index.js';
import type { JanusEndpoint } from '../relay/janus/janus-endpoint.js';
import { JanusLink } from '../relay/janus/janus-link.js';
import { JanusRelay } from '../relay/janus/janus-relay.js';
import { findJanus } from './janus-process/find-janus.js';
import { JanusProcess } from './janus-process/janus-process.js';
import type { MediaSettings } from '../media-settings.js';

/** Media through Janus: the relay, and the process where it is the server's own. */
export interface JanusMedia {
  readonly relay: JanusRelay;
  start(): void;
  stop(): Promise<void>;
}

/**
 * The Janus that the settings name: one that runs already, or one to be started in the data folder; undefined where
 * there is none or none is wanted.
 */
export async function janusMedia(
  settings: MediaSettings,
  dataFolder: string,
  log: Log,
): Promise<JanusMedia | undefined> {
  if (settings.JANUS === 'off') return undefined;
  if (settings.JANUS_URL !== undefined) {
    const endpoint: JanusEndpoint = {
      url: settings.JANUS_URL,
      ...(settings.JANUS_API_SECRET === undefined ? {} : { apiSecret: settings.JANUS_API_SECRET }),
      ...(settings.JANUS_ADMIN_KEY === undefined ? {} : { adminKey: settings.JANUS_ADMIN_KEY }),
    };
    const relay = relayTo(() => endpoint, log);
    return { relay, start: () => relay.start(), stop: () => relay.close() };
  }
  const program = settings.JANUS_PROGRAM ?? (await findJanus());
  if (program === undefined) return undefined;
  const janus = new JanusProcess({
    program,
    folder: join(dataFolder, 'janus'),
    rtpPorts: settings.JANUS_RTP_PORTS,
    log,
    ...(settings.JANUS_PUBLIC_ADDRESS === undefined
      ? {}
      : { publicAddress: settings.JANUS_PUBLIC_ADDRESS }),
    ...(settings.JANUS_INTERFACE === undefined
      ? {}
      : { networkInterface: settings.JANUS_INTERFACE }),
  });
  const relay = relayTo(() => janus.endpoint, log);
  return {
    relay,
    start: () => {
      janus.start();
      relay.start();
    },
    stop: async () => {
      await relay.close();
      await janus.stop();
    },
  };
}

const relayTo = (endpoint: () => JanusEndpoint | undefined, log: Log): JanusRelay =>
  new JanusRelay({ link: new JanusLink({ endpoint, log }), log });
