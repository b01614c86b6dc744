import type { Command } from 'commander';
import type { Terminal } from '../output/terminal.js';
import { withLog, type OpenAuditedLog } from './audited-log.js';
import { exportLog } from './export-log.js';
import { listStreams } from './list-streams.js';
import { showCorrelation, showStream } from './show-history.js';
import { verifyLog } from './verify-log.js';

const JSON_OPTION = ['--json', 'print one JSON value a line', false] as const;

interface JsonOption {
  readonly json: boolean;
}

/** Adds `foyer audit ...`. All of it only reads, also beside a running server. */
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
    .description('write the whole log as lines of JSON, with personal data encrypted')
    .option('--file <file>', 'a new file, instead of standard output')
    .option('--json', 'as it always is', true)
    .action((options: { file?: string }) =>
      withLog(open, (log) => exportLog(terminal, log, { file: options.file })),
    );
}
