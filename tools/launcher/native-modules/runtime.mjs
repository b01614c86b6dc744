import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve } from './hooks.mjs';

const require = createRequire(import.meta.url);
/** @type {{ default: typeof import('jest-runtime').default }} */
const { default: Runtime } = require('jest-runtime');

/** The part of jest-circus that Jest loads again for each file, as it keeps the file's tests. */
const FRAMEWORK = join(dirname(require.resolve('jest-circus')), 'jestAdapterInit.js');
const HANDLERS = Symbol.for('EVENT_HANDLERS');

const TRANSFORM = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/**
 * Parts of the runtime that its types hide.
 * @typedef {object} Parts
 * @property {{ cjsGlobals(file: string): Record<string, any> }} jestGlobals
 * @property {{ transform(path: string, options: typeof TRANSFORM): string }} transformCache
 */

let files = 0;

/** @extends {Map<string, string>} */
class MapsByUrl extends Map {
  /** @param {ReadonlyMap<string, string>} maps */
  constructor(maps) {
    super();
    this.maps = maps;
  }

  /**
   * Finds the map of a module by the URL that a stack names.
   * @override
   * @param {string} name
   */
  get(name) {
    return this.maps.get(name.startsWith('file:') ? fileURLToPath(name) : name);
  }

  /** @override */
  [Symbol.iterator]() {
    const byUrl = [...this.maps].map(
      ([path, map]) => /** @type {const} */ ([pathToFileURL(path).href, map]),
    );
    return new Map(byUrl)[Symbol.iterator]();
  }
}

/**
 * Lets Node itself load what a spec imports, once for each worker. Jest's own runtime loads the
 * whole program again for each file, which was two thirds of the time of the node project. Modules
 * keep their state from file to file, therefore only projects without a DOM use it.
 */
class NativeRuntime extends Runtime {
  /**
   * @override
   * @param {string} from
   * @param {string} [to]
   */
  requireInternalModule(from, to) {
    if (to !== undefined) return createRequire(from)(to);
    if (from === FRAMEWORK) {
      delete require.cache[FRAMEWORK];
      Reflect.deleteProperty(globalThis, HANDLERS);
    }
    return require(from);
  }

  /** @param {ConstructorParameters<typeof Runtime>} parts */
  constructor(...parts) {
    const { getBuiltinModule } = process;
    super(...parts);
    // Jest gives the process of its own context another one, and here it is that of the worker.
    process.getBuiltinModule = getBuiltinModule;
  }

  /** @override */
  getSourceMaps() {
    return new MapsByUrl(super.getSourceMaps());
  }

  /** @override */
  unstable_shouldLoadAsEsm() {
    return true;
  }

  /**
   * @override
   * @param {string} file
   */
  async unstable_importModule(file) {
    files += 1;
    const { jestGlobals, transformCache } = /** @type {Parts} */ (/** @type {unknown} */ (this));
    serve({
      globals: jestGlobals.cjsGlobals(file),
      transform: (path) => transformCache.transform(path, TRANSFORM),
    });
    await import(`${pathToFileURL(file).href}?run=${files}`);
  }
}

// Jest requires a runtime, and takes what it gets for the class.
export { NativeRuntime as 'module.exports' };
