import { existsSync } from 'node:fs';

import { openVault } from '#platform/operations/start';
import { storePaths, type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';

/**
 * `foyer documents key`: the certificate for those who verify documents, made where there is none
 * yet.
 */
export async function showSealKey(terminal: Terminal, settings: StoreSettings): Promise<void> {
  const { vault: place } = storePaths(settings);
  if (place.kind === 'file' && !existsSync(place.path)) {
    throw new CommandFailed(`There is no vault at ${place.path}.`);
  }
  // Reading certificates is not needed by other commands.
  const { sealCertificate } = await import('#contexts/board');
  const vault = await openVault(place);
  try {
    const { fingerprint, pem } = await sealCertificate(vault, new Date());
    terminal.line(fingerprint);
    terminal.line(pem.trim());
  } finally {
    await vault.close();
  }
}
