import type { KafkaConfig } from 'kafkajs';

/** Where Kafka is and how its topics are called. */
export interface KafkaAddress {
  readonly brokers: string[];
  readonly ssl: boolean;
  readonly sasl: KafkaConfig['sasl'];
  /** What the names of topics begin with. */
  readonly prefix: string;
  /** How many partitions a topic gets that is made here. */
  readonly partitions: number;
}

const PATTERN = /^kafka:\/\/(?:([^:@/]+):([^@/]+)@)?([^/?@]+)(?:\/([\w.-]+))?\/?(\?.*)?$/;

/**
 * Reads `kafka://user:password@host:9092,host:9092/prefix?ssl=true&partitions=6`. A user signs in by SCRAM-SHA-512.
 * @returns undefined where it is no such address.
 */
export function kafkaAddress(url: string): KafkaAddress | undefined {
  const [found, user, password, hosts = '', prefix = 'foyer', query = ''] = PATTERN.exec(url) ?? [];
  const options = new URLSearchParams(query);
  const partitions = Number(options.get('partitions') ?? 6);
  if (found === undefined || !Number.isSafeInteger(partitions) || partitions < 1) return undefined;
  const [username, secret] = [user, password].map((text) => decodeURIComponent(text ?? ''));
  return {
    brokers: hosts.split(',').map((host) => (host.includes(':') ? host : `${host}:9092`)),
    ssl: options.get('ssl') === 'true',
    sasl:
      username && secret ? { mechanism: 'scram-sha-512', username, password: secret } : undefined,
    prefix,
    partitions,
  };
}
