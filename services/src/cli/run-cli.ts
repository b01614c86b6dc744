import { UnreadableEvent } from '@foyer/event-log';
import { Command, CommanderError } from 'commander';
import { registerAudit } from './audit/register-audit.js';
import { CommandFailed } from './command-failed.js';
import { openAuditedLog } from './open-audited-log.js';
import type { Terminal } from './output/terminal.js';

/** Runs one command of the operators' and auditors' tool. Answers with the exit code. */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const program = new Command('foyer')
    .description('Tools for those who run Foyer and for those who audit it.')
    .showHelpAfterError('Try --help.')
    .addHelpText('after', '\nThe data folder is the one that FOYER_DATA names, or ./data.')
    .configureOutput({
      writeOut: (text) => terminal.line(text.trimEnd()),
      writeErr: (text) => terminal.note(text.trimEnd()),
    })
    .exitOverride();
  registerAudit(program, terminal, () => openAuditedLog(environment));
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

/** @throws the error itself where it is a bug, whose stack trace is wanted. */
function explain(error: unknown): string {
  if (error instanceof CommandFailed) return error.message;
  if (error instanceof UnreadableEvent) return `${error.message}. See \`foyer audit verify\`.`;
  throw error;
}
