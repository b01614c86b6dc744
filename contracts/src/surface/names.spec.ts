import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import { messages, routes } from './index.js';

const isName = /(name|title|label)$/i;
const plain = 'Anna Kern';
/** Reads as another name, or as none at all. */
const disguised = ['Anna\u202eKern', '\u200b\u2060\u3164\u00ad'.repeat(2)];

/** The schemas that a schema is made of. */
function partsOf(schema: z.ZodType): readonly (readonly [string, z.ZodType])[] {
  const { def } = schema as unknown as { readonly def: Record<string, unknown> };
  const inner = ['innerType', 'element', 'valueType', 'in', 'out'].flatMap((part) =>
    def[part] instanceof z.ZodType ? [['', def[part]] as const] : [],
  );
  const options = Array.isArray(def.options)
    ? (def.options as readonly z.ZodType[]).map((option) => ['', option] as const)
    : [];
  const fields = schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
  return [...inner, ...options, ...fields];
}

/** These name no one and nothing to people: they are looked up, are names of fields elsewhere, or were given by a machine. */
const shownToNobody = [
  /^POST \/(login|forgot-password)\.username$/,
  /^PUT \/identityProvider\/(ldap\.attributes|oidc\.claims)\./,
  // Words of an administrator to visitors, as the messages beside them are.
  /\.callButtonName(En)?$/,
  /^POST \/appSetting\.appearance\.title$/,
  /hardwareIds\.label$/,
  /\.(appTitle|docCameraName|userCameraName|fieldName)$/,
];

/** Paths of the names in a schema that may read as others. */
function unguarded(schema: z.ZodType, path: string): readonly string[] {
  return partsOf(schema).flatMap(([key, part]) => {
    const at = key === '' ? path : `${path}.${key}`;
    const holds = (text: string) => part.safeParse(text).success;
    const isShown = !shownToNobody.some((known) => known.test(at));
    const isOpen = isShown && isName.test(key) && holds(plain) && disguised.some(holds);
    return [...(isOpen ? [at] : []), ...unguarded(part, at)];
  });
}

describe('a name that somebody gives holds nothing that changes how it reads', () => {
  test.each(
    routes.flatMap(({ method, path, body, query }) =>
      [body, query].flatMap((schema) =>
        schema === undefined ? [] : [[`${method} ${path}`, schema] as const],
      ),
    ),
  )('in %s', (name, schema) => {
    expect(unguarded(schema, name)).toEqual([]);
  });

  test.each(
    messages.flatMap(({ channel, name, from, payload }) =>
      from === 'server' ? [] : [[`${channel} ${name}`, payload] as const],
    ),
  )('in the message %s', (name, schema) => {
    expect(unguarded(schema, name)).toEqual([]);
  });
});
