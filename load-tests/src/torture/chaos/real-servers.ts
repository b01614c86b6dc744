import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { RealServers } from './dependencies.js';

/** Servers of this machine that the environment names, and the names of those that it does not. */
export function realServers(): { readonly real: RealServers; readonly missing: string[] } {
  const kafkaUrl = process.env.TEST_KAFKA_URL;
  const mongodbUrl = process.env.TEST_MONGODB_URL;
  const janus = process.env.FOYER_TEST_JANUS ?? onPath('janus');
  const named = { 'TEST_KAFKA_URL (Kafka)': kafkaUrl, 'TEST_MONGODB_URL (MongoDB)': mongodbUrl };
  const missing = Object.entries({ ...named, 'FOYER_TEST_JANUS (Janus)': janus });
  return {
    real: { kafkaUrl, mongodbUrl, janus },
    missing: missing.filter(([, where]) => where === undefined).map(([name]) => name),
  };
}

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
