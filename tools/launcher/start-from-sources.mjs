import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';
import { createSteps, endOnFailedStep } from './steps.mjs';

/**
 * Makes the tree ready, then becomes the server: it is loaded into this very process, so that
 * signals, standard streams and the exit code are the server's own and no second process stands in
 * between.
 */
export async function startFromSources() {
  const server = join(root, 'services/dist/main.js');
  // Help is wanted at once; what was built last says it, if there is any.
  if (process.argv.includes('--help') && existsSync(server)) {
    await become(server);
    return;
  }
  const steps = createSteps(process.stderr);
  try {
    await install(steps);
    await build(steps);
  } catch (error) {
    endOnFailedStep(error);
  }
  await become(server);
}

/** @param {string} server */
async function become(server) {
  process.setSourceMapsEnabled(true);
  process.argv[1] = server;
  await import(pathToFileURL(server).href);
}
