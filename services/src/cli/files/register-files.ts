import type { Command } from 'commander';

import type { StoreSettings } from '#platform/stores/places';
import type { Terminal } from '../output/terminal.js';
import { findLostFiles } from './find-lost-files.js';

/** Adds `foyer files ...`. */
export function registerFiles(
  program: Command,
  terminal: Terminal,
  settings: () => StoreSettings,
  environment: NodeJS.ProcessEnv,
): void {
  program
    .command('files')
    .description('see to what is kept beside the log: documents, pictures, recordings')
    .command('check')
    .description(
      'list files that read models tell of and that are missing or of another size; ends with 1 if there are any',
    )
    .option('--json', 'print each as a line of JSON', false)
    .action((options: { json: boolean }) =>
      findLostFiles(terminal, settings(), environment, options),
    );
}
