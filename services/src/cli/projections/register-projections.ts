import type { Command } from 'commander';
import type { StoreSettings } from '#platform/stores/places';
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
    .argument('[name]', 'one read model; by default all of them')
    .description('rebuild read models from the whole log; beside a running server or without')
    .addHelpText(
      'after',
      '\nA server that runs with the data folder does it, answers from the present ones meanwhile, and switches when the new' +
        '\nones are ready. It goes on where the command is ended (Ctrl-C). One is rebuilt at a time.',
    )
    .action((name: string | undefined) => rebuildProjections(terminal, settings(), name));
}
