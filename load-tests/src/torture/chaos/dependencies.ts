import { join } from 'node:path';
import { byWayOf, databaseAt, firstServerOf } from '@foyer/projections';
import { v7 as newId } from 'uuid';
import { FaultyProxy } from './faulty-proxy.js';
import { JanusServer } from './janus-server.js';
import { advertising } from './kafka-topics.js';
import { MailServer } from './mail-server.js';

/** Real servers, where they are there. */
export interface RealServers {
  /** `kafka://host:port` of this machine. */
  readonly kafkaUrl?: string | undefined;
  /** `mongodb://host:port/` of this machine, or what is compatible. */
  readonly mongodbUrl?: string | undefined;
  /** The program of Janus. */
  readonly janus?: string | undefined;
}

/** Something that the server depends on, behind a proxy that can be made trouble in. */
export interface Dependency {
  readonly name: 'mail server' | 'Kafka' | 'read store' | 'Janus';
  readonly proxy: FaultyProxy;
  /** True if a real server is behind the proxy; otherwise nothing ever answers there. */
  readonly isReal: boolean;
  /** The part of the server's readiness that it makes worse. */
  readonly part?: 'relay' | 'readModels' | 'media';
}

/** The dependencies of a server, and the settings that name their addresses. */
export interface Dependencies {
  readonly all: readonly Dependency[];
  readonly mail: MailServer;
  readonly settings: Readonly<Record<string, string>>;
  /** Topics of this run begin so. */
  readonly prefix: string;
  /** The database of this run, past the proxy. */
  readonly readStoreUrl: string | undefined;
  close(): Promise<void>;
}

export async function openDependencies(
  { kafkaUrl, mongodbUrl, janus: program }: RealServers,
  folder: string,
  losesMail: boolean,
): Promise<Dependencies> {
  const prefix = `chaos-${newId().slice(-12)}`;
  const mail = await MailServer.open(losesMail);
  const janus =
    program === undefined ? undefined : await JanusServer.start(program, join(folder, 'janus'));
  const kafkaPort = portOf(kafkaUrl);
  const smtp = await FaultyProxy.before(mail.port);
  const kafka = await FaultyProxy.before(kafkaPort, advertising(kafkaPort ?? 0));
  const media = await FaultyProxy.before(janus?.port);
  const store =
    mongodbUrl === undefined ? undefined : await FaultyProxy.before(firstServerOf(mongodbUrl).port);
  const readStoreUrl = mongodbUrl === undefined ? undefined : databaseAt(mongodbUrl, prefix);
  const all: Dependency[] = [
    { name: 'mail server', proxy: smtp, isReal: true },
    { name: 'Kafka', proxy: kafka, isReal: kafkaUrl !== undefined, part: 'relay' },
    { name: 'Janus', proxy: media, isReal: janus !== undefined, part: 'media' },
  ];
  if (store) all.push({ name: 'read store', proxy: store, isReal: true, part: 'readModels' });
  return {
    all,
    mail,
    prefix,
    readStoreUrl,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      RELAY_URL: `kafka://127.0.0.1:${kafka.port}/${prefix}`,
      JANUS: 'auto',
      JANUS_URL: `ws://127.0.0.1:${media.port}`,
      ...janus?.settings,
      ...(store &&
        readStoreUrl && { READ_STORE_URL: byWayOf(readStoreUrl, `127.0.0.1:${store.port}`) }),
    },
    async close() {
      for (const { proxy } of all) await proxy.close();
      await janus?.stop();
      await mail.close();
    },
  };
}

function portOf(url: string | undefined): number | undefined {
  return url === undefined ? undefined : Number(new URL(url).port);
}
