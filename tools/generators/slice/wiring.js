import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { moved } from './moved.js';
import { renamed } from './rename.js';

const SLICES =
  '/* The module provides what these export, so that a slice is listed here alone. */\n';

/** A name of groups, and none that has it as a part, such as `focus-groups`. */
const OF_GROUPS = /(?:^|[^\w-]|admin-)groups?\b/i;

/** Puts something where a file has a place for it, at its first match. */
const at = (place, put) => (text) => {
  if (!place.test(text)) throw new Error(`there is no ${place} to add to`);
  return text.replace(place, put);
};
const inTurn =
  (...steps) =>
  (text) =>
    steps.reduce((left, step) => step(left), text);
const first = (line) => (text) => `${line}\n${text}`;

/** Lets the module of a context provide its slices. */
const provideSlicesIn = (fromModule) =>
  inTurn(
    at(/controllers: \[/, 'controllers: [...controllersOf(slices), '),
    at(/providers: \[/, 'providers: [...provideSlices(slices), '),
    first(`import * as slices from '${fromModule}/slices.js';`),
    (text) =>
      /from '#platform\/http'/.test(text)
        ? at(
            /import \{([^}]*)\} from '#platform\/http'/,
            "import { controllersOf, provideSlices, $1 } from '#platform/http'",
          )(text)
        : first("import { controllersOf, provideSlices } from '#platform/http';")(text),
  );

/** Gives the name its line in the glossary, for its author to word. */
const explain = ({ word }) =>
  at(
    /\n\n## Technical/,
    `\n| ${word} | a thing that administrators list, create, rename and delete |$&`,
  );

/** True for a word that the glossary explains, or that means in names what it means everywhere. */
function isExplained(root, { word }) {
  const [glossary, common] = ['docs/glossary.md', 'tools/architecture/common-words.ts'].map(
    (path) => readFileSync(join(root, path), 'utf8'),
  );
  return (
    new RegExp(`^\\| ${word} +\\|`, 'm').test(glossary) ||
    new RegExp(`^ {2}(?:.* )?${word}(?: .*)?$`, 'm').test(common)
  );
}

/**
 * The changes by which the program takes a slice in: what is done to which file. The lines are
 * those by which it takes in groups.
 */
export function wiringOf(slice) {
  const { root, context, part, names } = slice;
  const linesOf = (path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => OF_GROUPS.test(line))
      .map((line) => renamed(moved(line, slice), names, { path }));
  const append = (path) => (text) => `${text}${linesOf(path).join('\n')}\n`;
  const [toImport, toList] = linesOf('console/src/resources.ts');
  const services = `services/src/contexts/${part}`;
  const ofGroups = 'services/src/contexts/identity/members/slices.ts';
  const wiring = {
    [`contracts/src/${context}/index.ts`]: append('contracts/src/identity/index.ts'),
    [`projections/src/${context}/index.ts`]: append('projections/src/identity/index.ts'),
    'console/src/resources.ts': inTurn(first(toImport), at(/\n\];/, `\n${toList}\n];`)),
  };
  if (!isExplained(root, names)) wiring['docs/glossary.md'] = explain(names);
  const hasSlices = existsSync(join(root, services, 'slices.ts'));
  if (hasSlices) wiring[`${services}/slices.ts`] = append(ofGroups);
  else {
    wiring[`services/src/contexts/${context}/${context}.module.ts`] = provideSlicesIn('.');
  }
  return {
    changes: Object.entries(wiring).map(([path, wire]) => ({ path, wire })),
    files: hasSlices ? [] : [{ path: `${services}/slices.ts`, text: append(ofGroups)(SLICES) }],
  };
}
