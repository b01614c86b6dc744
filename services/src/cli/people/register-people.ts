import type { Command } from 'commander';
import type { StoreSettings } from '#platform/stores/places';
import type { Terminal } from '../output/terminal.js';
import { checkReceiptOf } from './check-receipt.js';
import { erasePerson, type EraseOptions } from './erase-person.js';
import { resetFactorOf } from './reset-factor.js';

/** Adds `foyer people ...`. */
export function registerPeople(
  program: Command,
  terminal: Terminal,
  settings: () => StoreSettings,
  environment: NodeJS.ProcessEnv,
): void {
  const people = program.command('people').description('see to the personal data of people');
  people
    .command('forget')
    .argument('<id>', 'of a guest, of a member who was deleted, or of a visit that is over')
    .description('make personal data unreadable everywhere; beside a running server or without')
    .option('--receipt', 'print the signed receipt and nothing else', false)
    .action((id: string, options: EraseOptions) =>
      erasePerson(terminal, settings(), environment, id, options),
    );
  people
    .command('reset-factor')
    .argument('<name>', 'the user name or e-mail of a member')
    .description('turn off a second factor that was lost; beside a running server or without')
    .action((name: string) => resetFactorOf(terminal, settings(), name));
  people
    .command('check')
    .argument('<receipt>', 'a receipt, or a file that holds one')
    .description('check that a receipt is genuine, and say what it says; ends with 1 if it is not')
    .option('--keys <file>', 'the published keys, instead of those in the data folder')
    .option('--json', 'print what it says as JSON', false)
    .action((receipt: string, options: { keys?: string; json: boolean }) =>
      checkReceiptOf(terminal, settings, receipt, options),
    );
}
