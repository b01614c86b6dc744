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

/**
 * Opens the log that the settings name, without taking the folder from a running server. If the
 * keys of personal data are next to it, names are shown in clear.
 */
export async function openAuditedLog(settings: StoreSettings): Promise<AuditedLog> {
  const paths = demandLog(settings);
  const log = await openForReading(paths.eventLog);
  const vault = await openVaultThatIsThere(paths.vault).catch(async (error: unknown) => {
    await log.close();
    throw error;
  });
  const codec = new EventCodec(new PersonalData(new PersonKeys(vault ?? new NoKeys())));
  return {
    log,
    history: new History(log, vault ? clearData(codec) : storedData),
    readEvents: withholding(readEventsWith(codec)),
    signer: async () => (vault ? ExportSigner.from(vault) : undefined),
    close: async () => {
      await vault?.close();
      await log.close();
    },
  };
}

/** The vault would be made where there is none, and an auditor's copy of a log comes without. */
async function openVaultThatIsThere(place: StorePlace): Promise<Vault | undefined> {
  return place.kind === 'server' || existsSync(place.path) ? openVault(place) : undefined;
}

async function openForReading(place: StorePlace): Promise<EventLogReader> {
  if (place.kind === 'server') return openEventLog(place);
  return openSqliteEventLogForReading({ path: place.path });
}
