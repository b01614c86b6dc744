import type { Command } from 'commander';
import type { StoreSettings } from '../../platform/start/index.js';
import type { Terminal } from '../output/terminal.js';
import { rebuildProjections } from './rebuild.js';

/** Adds `foyer projections ...`. */
export function registerProjections(
  program: Command,
  terminal: Terminal,
  settings: () => StoreSettings,
): void {
  const projections = program
    .command('projections')
    .description('take care of what is made from the log');
  projections
    .command('rebuild')
    .argument('[name]', 'one read model; all of them unless told')
    .description('make read models anew from the whole log, while the server is stopped')
    .action((name: string | undefined) => rebuildProjections(terminal, settings(), name));
}
