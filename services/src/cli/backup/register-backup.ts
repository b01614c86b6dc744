import type { Command } from 'commander';

import type { Terminal } from '../output/terminal.js';
import { check, type CheckOptions } from './check.js';
import { backUp, type BackupOptions } from './back-up.js';
import { restore, type RestoreOptions } from './restore.js';

const JSON_OPTION = ['--json', 'print one JSON value a line', false] as const;

/** Adds `foyer backup`, `foyer restore` and `foyer check`. */
export function registerBackup(
  program: Command,
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): void {
  program
    .command('backup')
    .argument('<folder>', 'a folder that is missing or empty')
    .description('take a backup of the log, the vault and the files, also while a server runs')
    .option('--vault <folder>', 'put the copy of the vault there, apart from the rest')
    .option('--without-vault', 'leave the vault out', false)
    .option('--local', 'take what lies on this machine, where servers keep the rest', false)
    .action((folder: string, options: BackupOptions) =>
      backUp(terminal, environment, folder, options),
    );
  program
    .command('restore')
    .argument('<folder>', 'the folder of a backup')
    .description('verify a backup and restore it into an empty data folder')
    .option('--to <folder>', 'the data folder, in place of the one of FOYER_DATA')
    .option('--vault <folder>', 'the folder of the vault, where the backup has it apart')
    .option('--without-vault', 'restore no vault; put it back yourself', false)
    .action((folder: string, options: RestoreOptions) =>
      restore(terminal, environment, folder, options),
    );
  program
    .command('check')
    .argument('[folder]', 'a data folder, or the folder of a backup; by default FOYER_DATA')
    .description(
      'check a data folder or a backup: log, vault with its keys, files; ends with 1 if something is wrong',
    )
    .option('--vault <folder>', 'the folder of the vault, where the backup has it apart')
    .option(...JSON_OPTION)
    .action((folder: string | undefined, options: CheckOptions) =>
      check(terminal, environment, folder, options),
    );
}
