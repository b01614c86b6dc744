import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a context's slices lie below `services/src/contexts`, where that is not the context itself. */
const PARTS = { identity: 'identity/members' };
/** The policy that a slice begins with, where it is not `<context>.manage`. */
const POLICIES = {
  calls: 'portals.manage',
  identity: 'members.manage',
  sessions: 'sessions.manage-all',
  visits: 'portals.manage',
};
const SECTIONS = { identity: 'people', payments: 'payments', sessions: 'people' };

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab) => kebab.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function plural(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const partOf = (context) => PARTS[context] ?? context;
const hasSlices = (root, context) =>
  ['domain', 'commands/index.ts', 'queries/index.ts'].every((path) =>
    existsSync(join(root, 'services/src/contexts', partOf(context), path)),
  );

/**
 * All that the templates say of a slice, in every spelling of its name.
 * @throws Error for a context without slices, a name that is none, and one that is taken
 */
export function sliceOf(root, context, name) {
  const contexts = readdirSync(join(root, 'services/src/contexts')).filter((one) =>
    hasSlices(root, one),
  );
  if (!contexts.includes(context)) {
    throw new Error(`${context} is no context for a slice; these are: ${contexts.join(', ')}`);
  }
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name)) {
    throw new Error(`${name} is no name for a slice; give the singular, such as parking-space`);
  }
  const kebabs = plural(name);
  const part = partOf(context);
  if (existsSync(join(root, 'services/src/contexts', part, 'domain', `${name}.ts`))) {
    throw new Error(`${context} has a ${name} already`);
  }
  const word = name.replaceAll('-', ' ');
  const words = kebabs.replaceAll('-', ' ');
  return {
    context,
    part,
    toPlatform: `../../../${part.includes('/') ? '../' : ''}platform`,
    policy: POLICIES[context] ?? `${context}.manage`,
    section: SECTIONS[context] ?? 'reception',
    kebab: name,
    kebabs,
    one: camel(name),
    One: capital(camel(name)),
    ONE: name.replaceAll('-', '_').toUpperCase(),
    many: camel(kebabs),
    Many: capital(camel(kebabs)),
    word,
    Word: capital(word),
    words,
    Words: capital(words),
    // What opens and closes an object inside of JSX would be read as a template's own braces.
    open: '{',
    close: '}',
  };
}

/** The files of a slice, each with the template that it is made of. */
export function filesOf({ context, part, kebab, kebabs, One, many }) {
  const contracts = `contracts/src/${context}/${kebab}`;
  const projection = `projections/src/${context}/${kebabs}/projection`;
  const services = `services/src/contexts/${part}`;
  const console = `console/src/${many}`;
  return Object.entries({
    [`${contracts}-events.ts`]: 'contracts/events.ts',
    [`${contracts}-routes.ts`]: 'contracts/routes.ts',
    [`contracts/samples/${One}Created.v1.json`]: 'contracts/Created.v1.json',
    [`contracts/samples/${One}Renamed.v1.json`]: 'contracts/Renamed.v1.json',
    [`contracts/samples/${One}Deleted.v1.json`]: 'contracts/Deleted.v1.json',
    [`${projection}.ts`]: 'projections/projection.ts',
    [`${projection}.spec.ts`]: 'projections/projection.spec.ts',
    [`${services}/domain/${kebab}.ts`]: 'services/domain.ts',
    [`${services}/domain/${kebab}.spec.ts`]: 'services/domain.spec.ts',
    [`${services}/commands/${kebabs}.ts`]: 'services/commands.ts',
    [`${services}/queries/${kebabs}.ts`]: 'services/queries.ts',
    [`${services}/api/admin-${kebabs}.ts`]: 'services/admin.ts',
    [`${services}/api/${kebabs}.int.spec.ts`]: 'services/int.spec.ts',
    [`${console}/index.ts`]: 'console/index.ts',
    [`${console}/${One}List.tsx`]: 'console/List.tsx',
    [`${console}/${One}Forms.tsx`]: 'console/Forms.tsx',
    [`${console}/en.ts`]: 'console/en.ts',
    [`${console}/de.ts`]: 'console/de.ts',
    [`${console}/${many}.spec.tsx`]: 'console/spec.tsx',
  }).map(([path, template]) => ({ path, template }));
}

const append = (lines) => (text) => `${text}${lines}\n`;
const first = (line, wire) => (text) => `${line}\n${wire(text)}`;

/** Puts something where a file has a place for it, at its first match. */
const at = (place, put) => (text) => {
  if (!place.test(text)) throw new Error(`there is no ${place} to add to`);
  return text.replace(place, put);
};

/** The lines by which the program takes a slice in: what is done to which file. */
export function wiringOf({ context, part, kebab, kebabs, one, One, ONE, many, Many, word }) {
  const services = `services/src/contexts/${part}`;
  const inModule = part === context ? '.' : `./${part.slice(context.length + 1)}`;
  const wiring = {
    [`contracts/src/${context}/index.ts`]: append(
      `export * from './${kebab}-events.js';
      export * as ${one}Routes from './${kebab}-routes.js';
      export type { ${One} } from './${kebab}-routes.js';`,
    ),
    [`contracts/src/rejections/${context}.ts`]: at(
      /\} as const satisfies/,
      `${ONE}_NOT_FOUND: {
        status: 404, en: 'This ${word} does not exist.', de: 'Diesen Eintrag gibt es nicht.',
      },
      } as const satisfies`,
    ),
    'contracts/src/events/index.ts': first(
      `import { ${one}Events } from '../${context}/${kebab}-events.js';`,
      at(new RegExp(`(\\n {2}${context}: \\[[^\\]]*?),?\\s*\\]`), `$1, ...${one}Events]`),
    ),
    'contracts/src/surface/index.ts': first(
      `import * as ${one}Routes from '../${context}/${kebab}-routes.js';`,
      at(/\n\]\.flatMap\(routesIn\)/, `\n${one}Routes,\n].flatMap(routesIn)`),
    ),
    [`projections/src/${context}/index.ts`]: append(
      `export type { ${One}Collections, ${One}Document } from './${kebabs}/projection.js';
      export { ${many} } from './${kebabs}/projection.js';`,
    ),
    'projections/src/all-projections.ts': first(
      `import { ${many} } from './${context}/${kebabs}/projection.js';`,
      at(/\n\];/, `\n${many},\n];`),
    ),
    [`${services}/commands/index.ts`]: append(`export * from './${kebabs}.js';`),
    [`${services}/queries/index.ts`]: append(`export * from './${kebabs}.js';`),
    [`services/src/contexts/${context}/${context}.module.ts`]: first(
      `import { Admin${Many}Controller } from '${inModule}/api/admin-${kebabs}.js';`,
      at(/controllers: \[/, `controllers: [Admin${Many}Controller, `),
    ),
    // A name of the domain needs a line in the glossary; its author words it.
    'docs/glossary.md': at(
      /\n\n## Technical/,
      `\n| ${word} | a thing that administrators list, create, rename and delete |\n\n## Technical`,
    ),
    'console/src/resources.ts': first(
      `import { ${many} } from './${many}/index.js';`,
      at(/\n\];/, `\n${many},\n];`),
    ),
  };
  return Object.entries(wiring).map(([path, wire]) => ({ path, wire }));
}
