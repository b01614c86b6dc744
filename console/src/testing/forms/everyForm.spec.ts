import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Children, isValidElement, type ReactNode } from 'react';

import { resources } from '../../resources.js';
import { allForms as listed, formsOfSpec } from './allForms.js';
import { entryOf, nameOf, type FormEntry } from './formEntry.js';
import { pathsOf } from './paths.js';
import { UNTRIED } from './untried.js';

const SOURCES = join(process.cwd(), 'console/src');

/** The marks of a form in a source file. */
const FORM =
  /<(?:\w*Form|FormDialog|EditedRecord|NewRecord|ResourceCreate|ResourceEdit|TabbedEdit|form)\b|component="form"|useSaveHours\(/;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing\//.test(file))
  .filter((file) => FORM.test(readFileSync(join(SOURCES, file), 'utf8')));

/** The folders whose forms lie in them, in place of the list of all. */
const slices = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/testing/forms.ts'))
  .map((file) => dirname(dirname(file)));
const ofSlices = await Promise.all(
  slices.map(async (folder) => {
    const { forms } = (await import(`../../${folder}/testing/forms.js`)) as {
      forms: readonly FormEntry[];
    };
    return forms;
  }),
);
const allForms = [...listed, ...ofSlices.flat()];

/** The addresses of a resource's own pages, without those that every resource has. */
const childPaths = (children: ReactNode): readonly string[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ path?: string; children?: ReactNode }>(child)) return [];
    const { path, children: inner } = child.props;
    return [...(path === undefined ? [] : [path]), ...childPaths(inner)];
  });

const pages = resources.flatMap(({ name, create, edit, children }) => [
  ...(create ? [[`${name}/create`, `${name}/create`] as const] : []),
  ...(edit ? [[`${name}/:id`, new RegExp(`^${name}/[\\w-]{36}(?:/|$)`)] as const] : []),
  ...childPaths(children).map((path) => [`${name}/${path}`, `${name}/${path}`] as const),
]);

const FORMS_SPEC = '.forms.spec.ts';

describe('the forms of the console', () => {
  test.each(Object.keys(formsOfSpec))('are tried by a spec of %s', (name) => {
    const spec = join(SOURCES, `testing/forms/${name}.forms.spec.ts`);
    expect(readFileSync(spec, 'utf8')).toContain(`tryForms('${name}')`);
  });

  test.each(slices)('are tried by the spec of the slice %s', (folder) => {
    const specs = readdirSync(join(SOURCES, folder)).filter((file) => file.endsWith(FORMS_SPEC));
    const texts = specs.map((file) => readFileSync(join(SOURCES, folder, file), 'utf8'));
    expect(texts.join('')).toContain('tryForms(forms)');
  });

  test.each(pages)('are tried at %s', (_name, at) => {
    const tried = [...allForms.map(({ path }) => path), ...Object.keys(UNTRIED.pages)];
    const found = tried.some((path) => (typeof at === 'string' ? path === at : at.test(path)));
    expect(found).toBe(true);
  });

  test('are made in no file that is not tried', () => {
    const known = new Set([...allForms.map(({ by }) => by), ...Object.keys(UNTRIED.files)]);
    expect(sources.filter((file) => !known.has(file))).toEqual([]);
  });

  test('name no file that makes none', () => {
    const named = [...allForms.map(({ by }) => by), ...Object.keys(UNTRIED.files)];
    expect(named.filter((file) => !sources.includes(file))).toEqual([]);
  });
});

/** All stations have the same fields as the one that is tried. */
const ofStation = (path: string) => path.replace(/^(queueContent)\..*/, '$1.welcome');

/** The calls by which forms save, each with what all forms send of it. */
const calls = new Map<unknown, FormEntry[]>();
for (const form of allForms.filter(({ record }) => record !== undefined)) {
  const { body, fields = body } = form;
  calls.set(fields, [...(calls.get(fields) ?? []), form]);
}

test.each([...calls].map(([body, forms]) => [nameOf(forms[0]!), body, forms] as const))(
  'the call of %s takes nothing that no form asks for',
  (_saves, body, forms) => {
    const sent = forms.flatMap(({ typed }) =>
      Object.entries(typed).flatMap(([key, entry]) => Object.keys(entryOf(key, entry).sends)),
    );
    const asked = (path: string) => sent.some((one) => `${one}.`.startsWith(`${path}.`));
    expect(
      pathsOf(body).filter((path) => !(path in UNTRIED.unasked) && !asked(ofStation(path))),
    ).toEqual([]);
  },
);
