import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { renamed } from './rename.js';

const SLICES =
  '/* The module provides what these export, so that a slice is listed here alone. */\n';

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
      /from '\.\.\/\.\.\/platform\/http\/index\.js'/.test(text)
        ? at(
            /import \{([^}]*)\} from '\.\.\/\.\.\/platform\/http\/index\.js'/,
            "import { controllersOf, provideSlices, $1 } from '../../platform/http/index.js'",
          )(text)
        : first("import { controllersOf, provideSlices } from '../../platform/http/index.js';")(
            text,
          ),
  );

/**
 * The changes by which the program takes a slice in: what is done to which file. The lines are
 * those by which it takes in groups.
 */
export function wiringOf({ root, context, part, names }) {
  const linesOf = (path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => /\bgroups?\b/i.test(line))
      .map((line) => renamed(line, names, { path }));
  const append = (path) => (text) => `${text}${linesOf(path).join('\n')}\n`;
  const [toImport, toList] = linesOf('console/src/resources.ts');
  const services = `services/src/contexts/${part}`;
  const ofGroups = 'services/src/contexts/identity/members/slices.ts';
  const wiring = {
    [`contracts/src/${context}/index.ts`]: append('contracts/src/identity/index.ts'),
    [`projections/src/${context}/index.ts`]: append('projections/src/identity/index.ts'),
    'console/src/resources.ts': inTurn(first(toImport), at(/\n\];/, `\n${toList}\n];`)),
  };
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
