import type { KafkaConfig } from 'kafkajs';

/** The address of Kafka and the names of its topics. */
export interface KafkaAddress {
  readonly brokers: string[];
  readonly ssl: boolean;
  readonly sasl: KafkaConfig['sasl'];
  /** The prefix of topic names. */
  readonly prefix: string;
  /** How many partitions a topic gets that is made here. */
  readonly partitions: number;
}

const PATTERN = /^kafka:\/\/(?:([^:@/]+):([^@/]+)@)?([^/?@]+)(?:\/([\w.-]+))?\/?(\?.*)?$/;

/** How a user may sign in. */
const MECHANISMS = ['scram-sha-512', 'scram-sha-256', 'plain'] as const;

/**
 * Reads `kafka://user:password@host:9092,host:9092/prefix?ssl=true&partitions=6&sasl=plain`. A user
 * signs in by SCRAM-SHA-512 by default.
 * @returns undefined where it is no such address.
 */
export function kafkaAddress(url: string): KafkaAddress | undefined {
  const [found, user, password, hosts = '', prefix = 'foyer', query = ''] = PATTERN.exec(url) ?? [];
  const options = new URLSearchParams(query);
  const partitions = Number(options.get('partitions') ?? 6);
  if (found === undefined || !Number.isSafeInteger(partitions) || partitions < 1) return undefined;
  const [username, secret] = [user, password].map(decoded);
  const mechanism = MECHANISMS.find((one) => one === (options.get('sasl') ?? 'scram-sha-512'));
  if (username === undefined || secret === undefined || mechanism === undefined) return undefined;
  return {
    brokers: hosts.split(',').map((host) => (host.includes(':') ? host : `${host}:9092`)),
    ssl: options.get('ssl') === 'true',
    sasl: username && secret ? saslOf(mechanism, username, secret) : undefined,
    prefix,
    partitions,
  };
}

function saslOf(
  mechanism: (typeof MECHANISMS)[number],
  username: string,
  password: string,
): KafkaConfig['sasl'] {
  // The client has a separate type for each mechanism, and needs one of them.
  switch (mechanism) {
    case 'plain':
      return { mechanism, username, password };
    case 'scram-sha-256':
      return { mechanism, username, password };
    case 'scram-sha-512':
      return { mechanism, username, password };
  }
}

function decoded(text = ''): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
