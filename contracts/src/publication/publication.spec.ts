import { readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';

import { rejections } from '../rejections/index.js';
import { fullPath } from '../schema/route.js';
import { messages, routes } from '../surface/index.js';
import {
  asyncApiDocument,
  messagesInOrderOf,
  openApiDocument,
  policyPage,
  routesInOrderOf,
  type PublishedOrder,
} from './index.js';

const committed = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const published = (name: string) => JSON.parse(committed(name)) as PublishedOrder;
const inOrder = routesInOrderOf(published('openapi.json'), routes);
const openApi = openApiDocument(inOrder);
const asyncApi = asyncApiDocument(messagesInOrderOf(published('asyncapi.json'), messages));

const refs = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, item]) =>
        key === '$ref' ? [String(item)] : refs(item),
      );

const resolves = (document: object, ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      document,
    );

describe('the published documents', () => {
  test.each([
    ['openapi.json', openApi],
    ['asyncapi.json', asyncApi],
  ])('%s is what the contracts say: otherwise run "npm run gen"', (name, document) => {
    expect(JSON.parse(committed(name))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test.each([
    ['/api/profile/avatar', 'patch', '400'],
    ['/api/v2/queue/memberQueues', 'put', '404'],
    ['/api/v2/queue/memberQueues', 'put', '431'],
  ])('OpenAPI says that %s may be answered (%s) with %s', (path, method, status) => {
    const { responses } = openApi.paths[path]?.[method] as { responses: object };
    expect(responses).toHaveProperty([status]);
  });

  test('OpenAPI says every refusal once, and names it wherever it is given', () => {
    const { components, paths } = openApi;
    const repeated = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap((operation) => Object.entries((operation as { responses: object }).responses))
      .filter(([status, answer]) => Number(status) >= 400 && !('$ref' in (answer as object)))
      .map(([, { description }]) => (description as string).replaceAll(', ', '.'));
    expect(repeated.filter((name, at) => repeated.indexOf(name) !== at)).toEqual([]);
    expect(repeated.filter((name) => name in components.responses)).toEqual([]);
    const texts = JSON.stringify(openApi).split(rejections.FOR_PEOPLE_ONLY.en);
    expect(texts).toHaveLength(2);
  });

  test('keep the order in which they were published, and put what is new at the end', () => {
    const few = inOrder.slice(0, 20);
    const [first, second, ...others] = few;
    const names = (all: readonly (typeof first)[]) => all.map((route) => route?.path);
    const withoutFirst = openApiDocument([second!, ...others]) as unknown as PublishedOrder;
    expect(names(routesInOrderOf(withoutFirst, few))).toEqual(names([second, ...others, first]));
    expect(JSON.stringify(openApi)).toBe(JSON.stringify(JSON.parse(committed('openapi.json'))));
    expect(JSON.stringify(asyncApi)).toBe(JSON.stringify(JSON.parse(committed('asyncapi.json'))));
  });

  test('the page of policies is what the contracts say', () => {
    expect(committed('../docs/policies.md')).toBe(policyPage());
  });

  test.each([
    ['OpenAPI', openApi],
    ['AsyncAPI', asyncApi],
  ])('%s refers to nothing that is not in it', (_, document) => {
    for (const ref of new Set(refs(document))) {
      expect([ref, typeof resolves(document, ref)]).toEqual([ref, 'object']);
    }
  });

  test('show examples that their own calls would take', () => {
    for (const route of routes) {
      const operation = openApi.paths[fullPath(route)]?.[route.method.toLowerCase()] as {
        requestBody?: { content: Record<string, { example?: unknown }> };
      };
      const example = operation.requestBody?.content['application/json']?.example;
      if (example === undefined || route.body === undefined) continue;
      const { success, error } = route.body.safeParse(example);
      expect([route.path, success, error?.issues ?? []]).toEqual([route.path, true, []]);
    }
  });

  test('show examples that their own messages would take', () => {
    for (const message of messages) {
      const published = Object.values(asyncApi.channels[message.channel]?.messages ?? {}).find(
        (each) => (each as { name: string }).name === message.name,
      ) as { examples: [{ payload: unknown }] };
      const { success, error } = message.payload.safeParse(published.examples[0].payload);
      expect([message.name, success, error?.issues ?? []]).toEqual([message.name, true, []]);
    }
  });

  test('AsyncAPI answers every message of a client, and says what opens its server', () => {
    const operations = Object.values(asyncApi.operations) as {
      readonly action: 'send' | 'receive';
      readonly channel: { readonly $ref: string };
      readonly reply?: { readonly messages: readonly { readonly $ref: string }[] };
    }[];
    const received = operations.filter(({ action }) => action === 'receive');
    expect(received.length).toBeGreaterThan(100);
    for (const { channel, reply } of received) {
      const [answer] = reply?.messages ?? [];
      expect(resolves(asyncApi, answer?.$ref ?? '')).toMatchObject({ payload: {} });
      const { servers } = resolves(asyncApi, channel.$ref) as { servers: { $ref: string }[] };
      const [server] = servers.map(({ $ref }) => resolves(asyncApi, $ref));
      const [security] = (server as { security: { $ref: string }[] }).security;
      expect(resolves(asyncApi, security?.$ref ?? '')).toMatchObject({ type: 'apiKey' });
    }
  });

  test('have no part that is `false` in place of a schema, as some generators take none', () => {
    expect(JSON.stringify([openApi, asyncApi])).not.toContain('"items":false');
  });

  test('mark what is not served yet, and nothing else', () => {
    for (const route of routes) {
      const operation = openApi.paths[fullPath(route)]?.[route.method.toLowerCase()] as {
        'x-status'?: string;
      };
      expect([route.path, operation['x-status']]).toEqual([
        route.path,
        route.planned === true ? 'planned' : undefined,
      ]);
    }
  });
});
