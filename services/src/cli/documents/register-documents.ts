import { readFile } from 'node:fs/promises';

import type { Command } from 'commander';

import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import { padLines } from './pad-lines.js';

const REASONS = {
  'not-sealed':
    'It is not sealed: it was not signed in a call, or was written again by another program.',
  changed: 'It was changed after it was signed.',
  extended: 'Something was added after it was signed.',
} as const;

/** Adds `foyer documents ...`. It needs the file alone: no log, no vault and no network. */
export function registerDocuments(program: Command, terminal: Terminal): void {
  program
    .command('documents')
    .description('examine documents that were signed in calls')
    .command('verify')
    .description('tell whether a signed PDF is as it was when it was signed')
    .argument('<file>', 'the signed PDF')
    .action(async (file: string) => {
      const content = await readFile(file).catch(() => {
        throw new CommandFailed(`${file} cannot be read.`);
      });
      // What reads certificates is not needed by other commands.
      const { judgePad, readPadEvidence, verifySeal } =
        await import('../../contexts/board/index.js');
      const verdict = verifySeal(content);
      if (!verdict.isIntact) throw new CommandFailed(REASONS[verdict.because]);
      terminal.line('The document is unchanged since it was signed.');
      terminal.line(`Sealed by ${verdict.fingerprint}`);
      const evidence = await readPadEvidence(content);
      if (!evidence) return;
      for (const line of padLines(evidence, judgePad(evidence))) terminal.line(line);
    });
}
