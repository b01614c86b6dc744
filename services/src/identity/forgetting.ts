import type { ProjectionStore } from '@foyer/projections';

import type { CommandRunner } from '../platform/commands/index.js';
import type { Files } from '../platform/files/index.js';
import type { Mail } from '../platform/mail/index.js';
import type { PersonalData } from '../platform/personal-data/index.js';
import type { Freshness } from '../platform/projections/index.js';
import type { Vault } from '../platform/vault/index.js';
import { PeopleForgetter, personErasers } from './commands/index.js';
import { PasswordHasher } from './infra/password-hasher.js';
import { SignedReceipts } from './infra/signed-receipts.js';
import { VaultCredentials } from './infra/vault-credentials.js';
import { VaultPasswordLinks } from './infra/vault-password-links.js';
import type { ReceiptKey } from './ports/receipts.js';
import { GetForgetting, GetForgettingHandler } from './queries/index.js';

export interface ForgettingParts {
  readonly runner: CommandRunner;
  readonly personalData: PersonalData;
  readonly vault: Vault;
  readonly files: Files;
  readonly mail: Mail;
  readonly freshness: Freshness;
  readonly store: ProjectionStore;
}

/** Puts together who forgets people; the server and the command line do it in the same way. */
export function forgettingOn(parts: ForgettingParts): PeopleForgetter {
  const { runner, personalData, vault, files, mail, freshness, store } = parts;
  const forgettings = new GetForgettingHandler(store);
  return new PeopleForgetter({
    runner,
    personalData,
    receipts: new SignedReceipts(vault),
    erasers: personErasers({
      runner,
      credentials: new VaultCredentials(vault, new PasswordHasher()),
      links: new VaultPasswordLinks(vault),
      files,
      mail,
    }),
    readModelsClean: async (position) => {
      await freshness.waitFor(position);
      await store.scrub?.();
    },
    recordOf: async (personId, position) => {
      await freshness.waitFor(position, ['forgettings']);
      return forgettings.execute(new GetForgetting(personId));
    },
  });
}

/** The public keys by which receipts made with this vault can be checked. */
export function receiptKeysOf(vault: Vault): Promise<readonly ReceiptKey[]> {
  return new SignedReceipts(vault).keys();
}
