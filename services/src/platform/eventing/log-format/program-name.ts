import { readFileSync } from 'node:fs';

import { PACKAGE_FOLDER } from '../../config/package-folder.js';

const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE_FOLDER), 'utf8')) as {
  readonly version: string;
};

/** What this program calls itself to those who operate it. */
export const PROGRAM = version;
