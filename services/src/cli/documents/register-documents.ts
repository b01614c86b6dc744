import type { Command } from 'commander';

import type { StoreSettings } from '#platform/stores/places';
import type { Terminal } from '../output/terminal.js';
import { showSealKey } from './show-seal-key.js';
import { verifyDocument } from './verify-document.js';

/** Adds `foyer documents ...`. */
export function registerDocuments(
  program: Command,
  terminal: Terminal,
  settings: () => StoreSettings,
): void {
  const documents = program
    .command('documents')
    .description('examine documents that were signed in calls');
  documents
    .command('verify')
    .description('tell whether a signed PDF is unchanged, and whose seals it has')
    .argument('<file>', 'the signed PDF')
    .option('--key <file>', 'certificates or fingerprints of the sealer, as `documents key` gives')
    .action((file: string, { key }: { readonly key?: string }) =>
      verifyDocument(terminal, file, key),
    );
  documents
    .command('key')
    .description('show the certificate that documents are sealed with, and its fingerprint')
    .action(() => showSealKey(terminal, settings()));
}
