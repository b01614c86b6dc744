import type { Command } from 'commander';

import type { Terminal } from '../output/terminal.js';
import { CommandFailed } from '../command-failed.js';
import { withLog, type OpenAuditedLog, type AuditedLog } from './audited-log.js';
import { showAt, type AtOptions } from './show-at.js';
import { exportLog } from './export-log.js';
import { listStreams } from './list-streams.js';
import { showCorrelation, showStream } from './show-history.js';
import { verifyLog } from './verify-log.js';

/** `foyer audit key`: shows the fingerprint that the verifier of exports needs. */
async function showKey(terminal: Terminal, audited: AuditedLog): Promise<void> {
  const signer = await audited.signer();
  if (signer === undefined) throw new CommandFailed('There is no vault beside the log');
  terminal.line(signer.key.fingerprint);
}

const JSON_OPTION = ['--json', 'print one JSON value a line', false] as const;

interface JsonOption {
  readonly json: boolean;
}

/**
 * Adds `foyer audit ...`. All of it only reads, also while a server runs; the first export of an
 * installation makes its key.
 */
export function registerAudit(program: Command, terminal: Terminal, open: OpenAuditedLog): void {
  const audit = program
    .command('audit')
    .description('look into the log of everything that happened');

  audit
    .command('streams')
    .description('list all streams')
    .option(...JSON_OPTION)
    .action((options: JsonOption) => withLog(open, (log) => listStreams(terminal, log, options)));
  audit
    .command('show')
    .argument('<stream>', 'its name, such as call-<id>')
    .description('show what happened in one stream')
    .option(...JSON_OPTION)
    .action((stream: string, options: JsonOption) =>
      withLog(open, (log) => showStream(terminal, log, stream, options)),
    );
  audit
    .command('correlation')
    .argument('<id>', 'the id of a call, or the correlation id of any event')
    .description('show everything that belongs together, over all streams')
    .option(...JSON_OPTION)
    .action((id: string, options: JsonOption) =>
      withLog(open, (log) => showCorrelation(terminal, log, id, options)),
    );
  audit
    .command('verify')
    .description(
      'check that no event was edited, dropped, added or swapped; ends with 1 if one was',
    )
    .option('--head <head>', 'a head that was noted before; the log must go on from it')
    .option(...JSON_OPTION)
    .action((options: JsonOption & { head?: string }) =>
      withLog(open, (log) => verifyLog(terminal, log, options)),
    );
  audit
    .command('export')
    .description(
      'write the log as signed lines of JSON, with personal data encrypted; the first one makes the key in the vault',
    )
    .option('--file <file>', 'a new file, instead of standard output')
    .option('--correlation <id>', 'only what belongs together, such as all of one call')
    .option('--json', 'as it always is', true)
    .action(({ file, correlation }: { file?: string; correlation?: string }) =>
      withLog(open, (log) => exportLog(terminal, log, { file, correlation })),
    );
  audit
    .command('key')
    .description(
      'show the fingerprint of the key that exports are signed with, made where there is none yet',
    )
    .action(() => withLog(open, (log) => showKey(terminal, log)));
  audit
    .command('at')
    .argument('<moment>', 'a position of the log, or a time such as 2026-03-04T05:06:07Z')
    .argument('<read-model>', 'such as portals or calls')
    .argument('<id>', 'which one of them')
    .option('--until <moment>', 'show what is different at a later moment')
    .option(...JSON_OPTION)
    .description('show something as it stood at a moment, rebuilt from the log')
    .action((moment: string, collection: string, id: string, options: AtOptions) =>
      withLog(open, (log) => showAt(terminal, log, { moment, collection, id }, options)),
    );
}
