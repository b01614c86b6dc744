import { existsSync } from 'node:fs';

/**
 * The folder of this package, for files next to the code. It is the same for code compiled file by
 * file or bundled.
 */
export const PACKAGE_FOLDER = packageAround(new URL('.', import.meta.url));

function packageAround(folder: URL): URL {
  const isPackage = existsSync(new URL('package.json', folder));
  return isPackage ? folder : packageAround(new URL('..', folder));
}
