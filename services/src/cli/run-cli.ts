import { UnreadableEvent } from '@foyer/event-log';
import { Command, CommanderError } from 'commander';
import { platformSettings, readSettings, UnusableSetting } from '#platform/config';
import { PROGRAM } from '#platform/eventing/log-format';
import { harmless } from '#platform/observability';
import { BackupRefused } from '#platform/operations/backup';
import { StartFailure, type StoreSettings } from '#platform/stores/places';
import { DamagedSecret, VaultFault } from '#platform/stores/vault';
import { registerAudit } from './audit/register-audit.js';
import { registerBackup } from './backup/register-backup.js';
import { CommandFailed } from './command-failed.js';
import { registerDocuments } from './documents/register-documents.js';
import { registerFiles } from './files/register-files.js';
import { openAuditedLog } from './open-audited-log.js';
import { registerLog } from './log/register-log.js';
import type { Terminal } from './output/terminal.js';
import { registerPeople } from './people/register-people.js';
import { registerRouting } from './routing/register-routing.js';
import { registerVault } from './vault/register-vault.js';
import { registerProjections } from './projections/register-projections.js';

/** Runs one command of the operators' and auditors' tool. Answers with the exit code. */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const program = new Command('foyer')
    .description('Tools for those who run Foyer and for those who audit it.')
    .version(PROGRAM, '--version', 'say the version of this program')
    .helpOption('--help', 'say this')
    .showHelpAfterError('Try --help.')
    .addHelpText('after', '\nThe data folder is the one that FOYER_DATA names, or ./data.')
    .configureOutput({
      writeOut: (text) => terminal.line(text.trimEnd()),
      writeErr: (text) => terminal.note(text.trimEnd()),
    })
    .exitOverride();
  const settings = (): StoreSettings => readSettings(platformSettings, environment);
  registerAudit(program, terminal, async () => openAuditedLog(settings()));
  registerLog(program, terminal, settings);
  registerRouting(program, terminal, async () => openAuditedLog(settings()));
  registerProjections(program, terminal, settings);
  registerPeople(program, terminal, settings, environment);
  registerDocuments(program, terminal, settings);
  registerFiles(program, terminal, settings, environment);
  registerVault(program, terminal);
  registerBackup(program, terminal, environment);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has said already what was wrong; --help, too, ends this way.
    if (error instanceof CommanderError) return error.exitCode;
    terminal.note(explain(error));
    return 1;
  }
}

/** Errors whose message is all that the operator needs. */
const TOLD = [
  BackupRefused,
  CommandFailed,
  DamagedSecret,
  StartFailure,
  UnusableSetting,
  VaultFault,
];

/** @throws the error itself where it is a bug, whose stack trace is wanted. */
function explain(error: unknown): string {
  if (error instanceof UnreadableEvent)
    return `${harmless(error.message)}. See \`foyer audit verify\`.`;
  const notified = TOLD.some((kind) => error instanceof kind);
  // A log or a backup may be of others, and their texts are in it.
  if (notified && error instanceof Error) return error.message.split('\n').map(harmless).join('\n');
  throw error;
}
