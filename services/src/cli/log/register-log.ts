import type { Command } from 'commander';
import type { StoreSettings } from '#platform/stores/places';
import type { Terminal } from '../output/terminal.js';
import { copyEventLog } from './copy-log.js';

/** Adds `foyer log ...`. */
export function registerLog(
  program: Command,
  terminal: Terminal,
  settings: () => StoreSettings,
): void {
  const log = program
    .command('log')
    .description('take care of the log of everything that happened');
  log
    .command('copy')
    .description(
      'copy a whole log to another store and verify it; goes on where it was interrupted',
    )
    .requiredOption('--from <url>', 'such as sqlite:./data/events.db')
    .requiredOption('--to <url>', 'such as esdb://host:2113?tls=true')
    .action((options: { from: string; to: string }) => copyEventLog(terminal, settings(), options));
}
