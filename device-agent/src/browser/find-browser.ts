import { constants } from 'node:fs';
import { access } from 'node:fs/promises';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param named Searched alone where there is one. @returns Undefined where there is no browser. */
export async function findBrowser(named?: string): Promise<string | undefined> {
  for (const path of named === undefined ? USUAL_PLACES : [named]) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}
