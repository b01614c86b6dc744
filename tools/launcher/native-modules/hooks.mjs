import { registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourceOf } from '../source-resolver.mjs';

/**
 * @typedef {object} Served
 * @property {Record<string, any>} globals what a spec imports from `@jest/globals`
 * @property {(path: string) => string} transform gives the JavaScript of a TypeScript file
 */

const GLOBALS = 'jest:globals';
const NAMES = 'afterAll afterEach beforeAll beforeEach describe expect it jest test'.split(' ');
const SOURCE = /\.tsx?(?:\?|$)/;

/** @type {Served | undefined} */
let served;

/**
 * States for which file modules are loaded from now on.
 * @param {Served} next
 */
export function serve(next) {
  served = next;
}

const current = () => {
  if (served === undefined) throw new Error('No spec runs');
  return served;
};

/**
 * A module stays loaded while files change, so its `expect` has to be that of the present file.
 * @param {string} name
 */
const globalOf = (name) =>
  new Proxy(() => undefined, {
    apply: (_, self, args) => Reflect.apply(current().globals[name], self, args),
    get: (_, key) => Reflect.get(current().globals[name], key),
    has: (_, key) => Reflect.has(current().globals[name], key),
  });
Reflect.set(globalThis, Symbol.for(GLOBALS), globalOf);

const GLOBALS_SOURCE = [
  `const globalOf = globalThis[Symbol.for('${GLOBALS}')];`,
  ...NAMES.map((name) => `export const ${name} = globalOf('${name}');`),
].join('\n');

/** @param {string | undefined} url */
const isOurs = (url) => url?.startsWith('file:') === true && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals')
      return { url: GLOBALS, format: 'module', shortCircuit: true };
    const { parentURL } = context;
    if (parentURL === undefined || !isOurs(parentURL)) return next(specifier, context);
    const source = sourceOf(specifier, dirname(fileURLToPath(parentURL)));
    if (source === undefined) return next(specifier, context);
    return { url: pathToFileURL(source).href, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (url === GLOBALS) return { format: 'module', source: GLOBALS_SOURCE, shortCircuit: true };
    if (!isOurs(url) || !SOURCE.test(url)) return next(url, context);
    const source = current().transform(fileURLToPath(url));
    return { format: 'module', source, shortCircuit: true };
  },
});
