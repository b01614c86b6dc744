import { mongoAddress } from '@foyer/projections';
import { z } from 'zod';

import { list, networks } from './lists.js';
import type { SettingsOf } from './setting.js';

const Port = z
  .string()
  .regex(/^\d{1,5}$/, 'a number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'a number from 0 to 65535');

const Origin = z
  .url({ protocol: /^https?$/, error: 'an address such as https://reception.example.org' })
  .refine(
    (url) => !URL.canParse(url) || (new URL(url).pathname === '/' && !/[?#]/.test(url)),
    'an address without a path',
  )
  .transform((url) => new URL(url).origin);

/**
 * Addresses of MongoDB and KurrentDB may name several servers with their ports, which no other URL
 * does.
 */
const isAddress = (url: string): boolean =>
  url.startsWith('mongodb') ? mongoAddress(url) !== undefined : isClusterAddress(url);

/** `esdb://user:password@a:2113,b:2113,c:2113?tls=true`: each host makes a URL of its own. */
function isClusterAddress(url: string): boolean {
  const [, start = '', hosts = '', end = ''] =
    /^([^/]+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').every((host) => host !== '' && URL.canParse(`${start}${host}${end}`));
}

/** The place of a store: a file, or a server of the kind that a scheme names. */
const storeUrl = (schemes: RegExp, example: string) =>
  z
    .string()
    .refine(
      (url) => /^sqlite:.+/.test(url) || (schemes.test(url) && isAddress(url)),
      `an address such as sqlite:./data/${example}`,
    );

/** The settings of the server itself. */
export const platformSettings = {
  PORT: Port.default(3000).describe('the port to listen on; 0 takes any that is free'),
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,255}$/, 'an IP address or a host name')
    .default('127.0.0.1')
    .describe('the address to listen on; 0.0.0.0 lets other machines in'),
  FOYER_URL: Origin.optional().describe(
    'the address that people type in, where it is not http://localhost:PORT',
  ),
  FOYER_DATA: z.string().default('./data').describe('the folder for everything that must survive'),
  EVENT_LOG_URL: storeUrl(
    /^(esdb|kurrentdb)(\+discover)?:\/\/./,
    'events.db or esdb://host:2113?tls=true',
  )
    .optional()
    .describe(
      'where events are kept: sqlite:<file> or esdb://<KurrentDB>; by default <FOYER_DATA>/events.db',
    ),
  READ_STORE_URL: storeUrl(/^mongodb(\+srv)?:\/\/./, 'read-models.db or mongodb://host:27017/foyer')
    .optional()
    .describe(
      'where read models are kept: sqlite:<file> or mongodb://<MongoDB>/<database>; by default <FOYER_DATA>/read-models.db',
    ),
  VAULT_URL: storeUrl(
    // The path of its address is all that keeps its secrets apart from other databases of the
    // server.
    /^mongodb(\+srv)?:\/\/[^/]+\/[^/?]+/,
    'vault.db or mongodb://host:27017/foyer-vault',
  )
    .optional()
    .describe(
      'where secrets and the keys of personal data are kept: sqlite:<file> or mongodb://<MongoDB>/<database of its own>; by default <FOYER_DATA>/vault.db',
    ),
  ALLOWED_ORIGINS: list(Origin)
    .default([])
    .describe('further addresses whose pages may call and connect (CORS), separated by commas'),
  TRUST_PROXY: z
    .union([
      z.literal('no').transform(() => false),
      z.literal('yes').transform(() => true),
      networks,
    ])
    .default(false)
    .describe(
      "whose X-Forwarded-For is believed: no, yes for one proxy's, or addresses of proxies",
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .default('info')
    .describe('the least important lines that are logged'),
  LOG_FORMAT: z
    .enum(['auto', 'json', 'pretty'])
    .default('auto')
    .describe('json for machines, pretty for people; auto looks for a terminal'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'at least 16 characters')
    .optional()
    .describe('a bearer token that lets other machines read /metrics'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address such as http://localhost:4318' })
    .optional()
    .describe(
      'a collector of OpenTelemetry: traces, metrics and logs; other OTEL_* variables count as well; by default none',
    ),
} as const;

export type PlatformSettings = SettingsOf<typeof platformSettings>;

/**
 * The origins whose pages may call and connect: the public address, and the additionally allowed
 * ones.
 */
export const allowedOriginsOf = ({
  FOYER_URL,
  ALLOWED_ORIGINS,
}: Pick<PlatformSettings, 'FOYER_URL' | 'ALLOWED_ORIGINS'>): readonly string[] => [
  ...(FOYER_URL === undefined ? [] : [FOYER_URL]),
  ...ALLOWED_ORIGINS,
];
