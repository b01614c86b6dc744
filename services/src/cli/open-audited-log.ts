import { existsSync } from 'node:fs';
import { openSqliteEventLogForReading, type EventLogReader } from '@foyer/event-log/sqlite';
import { clearData, ExportSigner, History, storedData, withholding } from '#contexts/audit';
import { EventCodec } from '#platform/cqrs';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { readEventsWith } from '#platform/cqrs/projections';
import { openEventLog, openVault } from '#platform/operations/start';
import { type StorePlace, type StoreSettings } from '#platform/stores/places';
import type { Vault } from '#platform/stores/vault';
import type { AuditedLog } from './audit/audited-log.js';
import { demandLog } from './demand-log.js';
import { NoKeys } from './no-keys.js';
import { readingOf, type FolderReading } from './open-for-reading.js';
import { ReadingVault } from './reading-vault.js';

/**
 * Opens the log that the settings name, without taking the folder from a running server. If the
 * keys of personal data are next to it, names are shown in clear.
 */
export async function openAuditedLog(settings: StoreSettings): Promise<AuditedLog> {
  const paths = demandLog(settings);
  const { log, demandSame } = await openForReading(paths.eventLog);
  const vault = await openVaultThatIsThere(paths.vault).catch(async (error: unknown) => {
    await log.close();
    throw error;
  });
  const codec = new EventCodec(new PersonalData(new PersonKeys(vault ?? new NoKeys())));
  return {
    log,
    history: new History(log, vault ? clearData(codec) : storedData),
    readEvents: withholding(readEventsWith(codec)),
    signer: () => signerIn(vault, paths.vault),
    close: async () => {
      await vault?.close();
      await log.close();
      demandSame();
    },
  };
}

/** An auditor's copy of a log comes without a vault. */
async function openVaultThatIsThere(place: StorePlace): Promise<Vault | undefined> {
  if (place.kind === 'server') return openVault(place);
  if (!existsSync(place.path)) return undefined;
  return new ReadingVault(place.path, readingOf(place.path).reading);
}

/** The one thing that is written: the first export of all makes its key, and without it none is signed. */
async function signerIn(
  vault: Vault | undefined,
  place: StorePlace,
): Promise<ExportSigner | undefined> {
  if (vault === undefined) return undefined;
  if (await ExportSigner.isIn(vault)) return ExportSigner.from(vault);
  const written = await openVault(place);
  try {
    return await ExportSigner.from(written);
  } finally {
    await written.close();
  }
}

async function openForReading(
  place: StorePlace,
): Promise<Pick<FolderReading, 'demandSame'> & { readonly log: EventLogReader }> {
  if (place.kind === 'server') {
    return { log: await openEventLog(place), demandSame: () => undefined };
  }
  const { reading, demandSame } = readingOf(place.path);
  return { log: openSqliteEventLogForReading({ path: place.path, reading }), demandSame };
}
