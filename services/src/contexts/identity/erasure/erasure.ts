import type { ProjectionStore } from '@foyer/projections';

import { RandomId, SystemClock } from '#platform/clock';
import type { CommandRunner } from '#platform/cqrs';
import type { Files } from '#platform/stores/files';
import type { Mail } from '#platform/operations/mail';
import type { PersonalData } from '#platform/stores/personal-data';
import type { Freshness } from '#platform/cqrs/projections';
import type { Vault } from '#platform/stores/vault';
import { ErasureService } from './domain/erasure.service.js';
import { documentEraser } from './domain/document-eraser.service.js';
import { paymentKeeper } from './domain/payment-keeper.service.js';
import { recordingEraser } from './domain/recording-eraser.service.js';
import { summaryEraser } from './domain/summary-eraser.service.js';
import { personErasers } from './domain/person-erasers.service.js';
import { PasswordHasher } from '../members/adapters/password-hasher.js';
import { Receipts, type ReceiptKey } from './adapters/receipts.js';
import { Factors } from '../members/adapters/factors.js';
import { Credentials } from '../members/adapters/credentials.js';
import { PasswordLinks } from '../members/adapters/password-links.js';
import type { PersonEraser } from './ports/person-eraser.js';
import { erasureOf } from './views/find-erasures.js';

export interface ErasureParts {
  readonly runner: CommandRunner;
  readonly personalData: PersonalData;
  readonly vault: Vault;
  readonly files: Files;
  readonly mail: Mail;
  readonly freshness: Freshness;
  readonly store: ProjectionStore;
  /** The erasers of other contexts; on a running server, their reactions erase. */
  readonly others?: readonly PersonEraser[];
}

/** Puts together who forgets people; the server and the command line do it in the same way. */
export function erasureOn(parts: ErasureParts): ErasureService {
  const { runner, personalData, vault, files, mail, freshness, store, others = [] } = parts;
  return new ErasureService({
    runner,
    personalData,
    receipts: new Receipts(vault),
    erasers: [
      ...personErasers({
        runner,
        credentials: new Credentials(vault, new PasswordHasher()),
        links: new PasswordLinks(vault),
        factors: new Factors(vault, new SystemClock(), new RandomId()),
        files,
        mail,
      }),
      documentEraser(store, files),
      recordingEraser(store, files),
      summaryEraser(store, files),
      paymentKeeper(store),
      ...others,
    ],
    readModelsClean: async (position) => {
      await freshness.waitFor(position);
      await store.scrub?.();
    },
    recordOf: async (personId, position) => {
      await freshness.waitFor(position, ['erasures']);
      return erasureOf(store, personId);
    },
  });
}

/** The public keys by which receipts made with this vault can be checked. */
export function receiptKeysOf(vault: Vault): Promise<readonly ReceiptKey[]> {
  return new Receipts(vault).keys();
}
