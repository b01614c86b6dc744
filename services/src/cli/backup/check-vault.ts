import type { Reading } from '@foyer/event-log/node-sqlite';
import { PERSON_KEY } from '#platform/stores/personal-data';
import { VaultReader } from '#platform/stores/vault';
import { VAULT_MARK } from '#platform/operations/start';

import type { CheckedLog } from './check-log.js';
import type { Problem } from './problem.js';
import { reasonUnsound } from './reason-unsound.js';

/** Checks the file of a vault, whose it is, and that it has each key that the log needs. */
export function checkVault(
  path: string,
  reading: Reading,
  { installation, subjects }: Pick<CheckedLog, 'installation' | 'subjects'>,
): readonly Problem[] {
  const unsound = reasonUnsound(path, reading);
  if (unsound !== undefined) {
    const sentence = `The file of the vault is damaged: ${unsound}`;
    return [{ problem: 'VAULT_DAMAGED', about: path, sentence }];
  }
  const vault = new VaultReader(path, reading);
  try {
    const mark = vault.getText(...VAULT_MARK);
    // One of an early version has no mark.
    if (mark !== undefined && installation !== undefined && mark !== installation) {
      const sentence = 'The vault belongs to another event log';
      return [{ problem: 'VAULT_OF_ANOTHER_LOG', about: path, sentence }];
    }
    return [...subjects]
      .filter((subject) => !vault.has(PERSON_KEY, subject))
      .map((subject) => ({
        problem: 'KEY_MISSING',
        about: subject,
        sentence: `The vault has no key for ${subject}, whose data the log holds`,
      }));
  } finally {
    vault.close();
  }
}
