import { allProjections } from '@foyer/projections';
import { demandLog } from '../demand-log.js';
import type { StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import { ProgressLine } from '../output/progress-line.js';
import type { Terminal } from '../output/terminal.js';
import { askToRebuild } from './ask-to-rebuild.js';
import { rebuildHere } from './rebuild-here.js';
import { notifierOf } from './report-progress.js';

/**
 * `foyer projections rebuild [name]`: rebuilds read models from the whole log. A server that runs
 * with the data folder does it while it answers from the present ones. Without one, the command
 * takes the folder and does it itself.
 */
export async function rebuildProjections(
  terminal: Terminal,
  settings: StoreSettings,
  name: string | undefined,
): Promise<void> {
  const known = allProjections.map((projection) => projection.name);
  if (name !== undefined && !known.includes(name)) {
    throw new CommandFailed(`There is no read model ${name}. There are: ${known.join(', ')}`);
  }
  const names = name === undefined ? known : [name];
  const { folder } = demandLog(settings);
  const notify = notifierOf(terminal, new ProgressLine(terminal));
  const began = performance.now();
  if (!(await askToRebuild(terminal, folder, names, notify))) {
    await rebuildHere(terminal, settings, names, notify);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  terminal.line(`Rebuilt in ${seconds} s: ${names.join(', ')}`);
}
