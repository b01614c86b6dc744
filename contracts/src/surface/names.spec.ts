import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import { cleanLine } from '../schema/plain-text.js';
import { messages, routes } from './index.js';

const isName = /(name|title|label)$/i;
/** Texts of which each form of a field takes one: names, numbers, PINs, codes, addresses. */
const samples = [
  ...['Anna Kern', '+49 301 234 5678', '12345', '1234', '123456', '12,50'],
  ...['anna@example.org', 'anna.kern', 'reception'],
];
/** As phones, word processors and web pages hand texts on. */
const marked = (text: string) => [
  `\u200e${text}\u200f`,
  `\u202d${text}\u202c`,
  `\u2066${text}\u2069`,
  `${text}\u000b`,
  `${text}\u2028`,
  `\u00a0${text}\u0000`,
  ...['\u200b', '\u200c', '\u00ad', '\ufe0f'].map((ignorable) => text + ignorable),
];
/** Reads as another name, or as none at all. */
const disguised = [
  'Anna\u202eKern',
  'An\u200bna',
  'A\u00adnna',
  'Ann\u{e0041}a',
  '\u200b\u2060\u3164\u00ad'.repeat(2),
];

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

/**
 * Fields that name no person and are not shown: they are looked up, are names of fields elsewhere,
 * or come from a machine.
 */
const shownToNobody = [
  /hardwareIds\.label$/,
  /\.(appTitle|docCameraName|userCameraName|fieldName)$/,
];

/** Programs write these, or people copy them as a whole: a stray mark is an error in them. */
const ofPrograms = [
  /^GET /,
  /\.page$/,
  /^POST \/document\.size$/,
  /^POST \/profile\/push\.keys\./,
  /^POST \/whiteboard\/\{id\}\/sign\.signature\.proof\./,
  /^POST \/admin\/webhooks\/\{id\}\/set-back\.after$/,
  /^conference sendSpeech\.content$/,
  /^whiteboard deleteAnnotations\.names$/,
];

const isPlainText = (text: unknown) => typeof text !== 'string' || cleanLine(text) === text;

/**
 * Paths of the texts in a schema that are refused for what cannot be seen, or of names that keep
 * it.
 */
function faults(schema: z.ZodType, path: string): readonly string[] {
  return partsOf(schema).flatMap(([key, part]) => {
    const at = key === '' ? path : `${path}.${key}`;
    return [...(isAtFault(at, key, part) ? [at] : []), ...faults(part, at)];
  });
}

function isAtFault(at: string, key: string, part: z.ZodType): boolean {
  const takes = (text: string) => part.safeParse(text);
  const taken = samples.filter((text) => takes(text).success);
  if (taken.length === 0 || ofPrograms.some((known) => known.test(at))) return false;
  if (taken.flatMap(marked).some((text) => !takes(text).success)) return true;
  if (!isName.test(key) || shownToNobody.some((known) => known.test(at))) return false;
  return disguised.some((text) => !isPlainText(takes(text).data));
}

describe('a text of people is accepted with any marks, and a name keeps none of them', () => {
  test.each(
    routes.flatMap(({ method, path, body, query }) =>
      [body, query].flatMap((schema) =>
        schema === undefined ? [] : [[`${method} ${path}`, schema] as const],
      ),
    ),
  )('in %s', (name, schema) => {
    expect(faults(schema, name)).toEqual([]);
  });

  test.each(
    messages.flatMap(({ channel, name, from, payload }) =>
      from === 'server' ? [] : [[`${channel} ${name}`, payload] as const],
    ),
  )('in the message %s', (name, schema) => {
    expect(faults(schema, name)).toEqual([]);
  });
});
