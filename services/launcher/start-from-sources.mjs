import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';
import { createSteps, endOnFailedStep } from './steps.mjs';

/**
 * Makes the tree ready, then becomes the server: it is loaded into this very process, so that signals, standard
 * streams and the exit code are the server's own and no second process stands in between.
 */
export async function startFromSources() {
  const steps = createSteps(process.stderr);
  try {
    await install(steps);
    await build(steps);
  } catch (error) {
    endOnFailedStep(error);
  }
  const server = join(root, 'services/dist/main.js');
  process.setSourceMapsEnabled(true);
  process.argv[1] = server;
  await import(pathToFileURL(server).href);
}
