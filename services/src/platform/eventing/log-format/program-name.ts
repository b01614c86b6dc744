import { readFileSync } from 'node:fs';

import { PACKAGE_FOLDER } from '../../config/package-folder.js';

const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE_FOLDER), 'utf8')) as {
  readonly version: string;
};

/** The name of this program for its operators. */
export const PROGRAM = version;
