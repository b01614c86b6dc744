import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { findBrowser } from '../browser/find-browser.js';
import type { AgentSettings } from '../settings/agent-settings.js';
import { fine, missing, unused, type Check } from './check.js';

const run = promisify(execFile);
const WITHIN_MS = 10_000;

/** Checks that there is a Chromium that starts. */
export const checkBrowser = ({ browser }: AgentSettings): Check => ({
  name: 'browser',
  run: async () => {
    if (!browser.enabled) return unused('the page is shown by something else');
    const path = await findBrowser(browser.path);
    if (path === undefined) {
      return missing(
        browser.path === undefined ? 'no Chromium was found' : `${browser.path} is no program`,
        'Install Chromium (apt install chromium), or name it as browser.path.',
      );
    }
    try {
      const { stdout } = await run(path, ['--version'], { timeout: WITHIN_MS });
      return fine(`${path} (${stdout.trim().slice(0, 80)})`);
    } catch (error) {
      return missing(`${path} does not start: ${(error as Error).message}`, 'Install it again.');
    }
  },
});
