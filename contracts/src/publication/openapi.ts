import { isOpenToKeys } from '../access/key-policy.js';
import { policies } from '../access/policy.js';
import type { RejectionCode } from '../rejections/index.js';
import { ErrorBody } from '../schema/error-body.js';
import { AS_OF_FORM, AS_OF_HEADER, POSITION_HEADER } from '../schema/freshness-headers.js';
import { IDEMPOTENCY_KEY } from '../schema/idempotency-key.js';
import { fullPath, type RouteDefinition } from '../schema/route.js';
import { exampleOf } from './example.js';
import { SchemaGatherer, type JsonSchema } from './json-schema.js';
import { Refusals } from './refusals.js';

/** The refusals of an API key where keys are let in, and where they are not. */
const OF_KEYS = [
  'API_KEY_INVALID',
  'API_KEY_EXPIRED',
  'API_KEY_NETWORK',
  'API_KEY_STOPPED',
  'TOO_MANY_REQUESTS',
] as const;
const OF_PEOPLE = ['FOR_PEOPLE_ONLY'] as const;

/** The reasons for which any call may be refused. */
const general = (route: RouteDefinition): RejectionCode[] => [
  ...((route.body ?? route.query ?? route.params ?? route.upload)
    ? (['INVALID_INPUT'] as const)
    : []),
  ...(route.policy === 'public' ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)),
  ...(route.policy === 'public' ? [] : isOpenToKeys(route.policy) ? OF_KEYS : OF_PEOPLE),
  ...(route.params === undefined ? [] : (['NOT_FOUND'] as const)),
  ...(route.upload === undefined ? [] : (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
  'HEADERS_TOO_LARGE',
  'UNAVAILABLE',
];

/** All reasons for which a call may be refused. */
const codesOf = (route: RouteDefinition): readonly RejectionCode[] => [
  ...new Set([...general(route), ...(route.rejections ?? [])]),
];

const titles: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted, or there already',
  204: 'Done, nothing to say',
  206: 'Part of the file',
  302: 'Goes on elsewhere',
};

const parametersOf = (schemas: SchemaGatherer, route: RouteDefinition) =>
  (['path', 'query'] as const).flatMap((place) => {
    const schema = place === 'path' ? route.params : route.query;
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = schemas.convert(schema, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: part,
    }));
  });

const bodyOf = (schemas: SchemaGatherer, route: RouteDefinition) => {
  const { body, upload } = route;
  if (body === undefined && upload === undefined) return {};
  const schema = body === undefined ? { type: 'object' } : schemas.convert(body, 'input');
  if (upload === undefined) {
    const example = exampleOf(schema, schemas.components);
    const mediaType = route.form ? 'application/x-www-form-urlencoded' : 'application/json';
    return {
      requestBody: { required: true, content: { [mediaType]: { schema, example } } },
    };
  }
  const file = {
    type: 'object',
    required: [upload.field],
    properties: {
      [upload.field]: {
        type: 'string',
        contentMediaType: upload.mediaTypes.join(', '),
        description: `At most ${upload.maxBytes} bytes`,
      },
    },
  };
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { allOf: [schema, file] } } },
    },
  };
};

const successesOf = (schemas: SchemaGatherer, route: RouteDefinition) =>
  Object.entries(route.answers).map(([status, answer]) => {
    const description = titles[Number(status)] ?? 'Done';
    if (status === '204' || status === '302') return [status, { description }];
    if (route.produces !== undefined) {
      return [status, { description, content: { [route.produces]: { schema: {} } } }];
    }
    const schema = schemas.convert(answer, 'output');
    const example = exampleOf(schema, schemas.components);
    return [status, { description, content: { 'application/json': { schema, example } } }];
  });

/** The name of a call in the document. */
export const operationId = (route: RouteDefinition) =>
  `${route.method.toLowerCase()}${fullPath(route)
    .replace(/^\/api(\/v2)?/, '')
    .replace(/[/{}-]+(\w)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')}`;

/** The schemes of a call that differ from the usual one, a person's token alone. */
const securityOf = ({ policy }: RouteDefinition) => {
  if (policy === 'public') return { security: [] };
  return isOpenToKeys(policy) ? { security: [{ bearer: [] }, { apiKey: [] }] } : {};
};

const operationOf = (schemas: SchemaGatherer, refusals: Refusals, route: RouteDefinition) => {
  const isRead = route.method === 'GET';
  const header = isRead ? 'AsOf' : 'IdempotencyKey';
  // Files are not compared, so that an upload has no such name.
  const headers = route.upload === undefined ? [{ $ref: `#/components/parameters/${header}` }] : [];
  const parameters = [...parametersOf(schemas, route), ...headers];
  return {
    operationId: operationId(route),
    tags: [route.context],
    summary: route.summary,
    description: `Policy \`${route.policy}\`: ${policies[route.policy].join(', ')}.`,
    ...securityOf(route),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(schemas, route),
    responses: Object.fromEntries([
      ...(isRead ? [] : [['202', { $ref: '#/components/responses/ShownLater' }]]),
      ...successesOf(schemas, route),
      ...refusals.answersOf(schemas, codesOf(route)),
    ]) as Record<string, unknown>,
    'x-policy': route.policy,
    ...(route.planned === true ? { 'x-status': 'planned' } : {}),
  };
};

/** How what was written is read back: the same for every call. */
const freshness = (schemas: SchemaGatherer) => ({
  parameters: {
    AsOf: {
      name: AS_OF_HEADER,
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: AS_OF_FORM.source },
      description: `The \`${POSITION_HEADER}\` of an earlier answer: the call shows what that one has written, or is refused as UNAVAILABLE. A position that the log does not have is refused as INVALID_INPUT.`,
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
      description:
        'A name of your own for this call. Sent again by the same caller with the same body, it is done once: a thing that it makes gets one id, and a change is written once.',
    },
  },
  responses: {
    ShownLater: {
      description:
        'SHOWN_LATER: all of it is done, and only what it looks like now cannot be told yet. To make the call again is not needed.',
      headers: {
        [POSITION_HEADER]: {
          description: `Where it ends in the log, for \`${AS_OF_HEADER}\`. Every call that writes answers with it.`,
          schema: { type: 'string' },
        },
      },
      content: { 'application/json': { schema: schemas.convert(ErrorBody, 'output') } },
    },
  },
});

/** The OpenAPI 3.1 document of some routes. */
export function openApiDocument(routes: readonly RouteDefinition[]) {
  const schemas = new SchemaGatherer();
  // Once for the names: what comes back has the first claim to one, and only then is known what is
  // sent differently.
  const uncounted = new Refusals();
  for (const route of routes) operationOf(schemas, uncounted, route);
  const refusals = new Refusals();
  for (const route of routes) refusals.count(codesOf(route));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = (paths[fullPath(route)] ??= {});
    path[route.method.toLowerCase()] = operationOf(schemas, refusals, route);
  }
  const shared = freshness(schemas);
  const contexts = [...new Set(routes.map(({ context }) => context))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '2',
      description:
        'The HTTP calls of a video reception. Errors are `{errors: {msg, code, fields?}}`, in the language of `Accept-Language` (en, de).',
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: contexts.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            "A member's token from `/login`, a visitor's from `/callDetail/clientCall`, or a device's from `/devices/client/verifyDevice`. Where another person chose a member's password, only calls under the policy account.password are open; others are refused as PASSWORD_TO_CHANGE. Where the role needs a second factor that is not set up yet, also those under account.factor are open; others are refused as FACTOR_TO_SET_UP.",
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'foyer_ and 71 letters and digits',
          description:
            'The API key of another program, from the page "API keys" of the console. Calls without this scheme are for people only and are refused as FOR_PEOPLE_ONLY.',
        },
      },
      ...shared,
      responses: { ...shared.responses, ...refusals.components.responses },
      examples: refusals.components.examples,
      schemas: schemas.components,
    },
  };
}
