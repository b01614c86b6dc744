import { Option, type Command } from 'commander';
import { CallLogic } from '@foyer/contracts/portals';
import { withLog, type OpenAuditedLog } from '../audit/audited-log.js';
import type { Terminal } from '../output/terminal.js';
import { replayRouting, type ReplayOptions } from './replay-routing.js';

/** Adds `foyer routing ...`. All of it only reads, also while a server runs. */
export function registerRouting(program: Command, terminal: Terminal, open: OpenAuditedLog): void {
  const routing = program
    .command('routing')
    .description('find out why visitors came to the agents they came to');
  routing
    .command('replay')
    .description(
      'decide every offer of a portal once more from the log; ends with 1 if one comes out differently',
    )
    .requiredOption('--queue <id>', 'the portal')
    .addOption(
      new Option('--rule <rule>', 'what this rule would have made of the waits').choices(
        CallLogic.options,
      ),
    )
    .option('--json', 'print one JSON value a line', false)
    .action((options: ReplayOptions) =>
      withLog(open, (log) => replayRouting(terminal, log, options)),
    );
}
