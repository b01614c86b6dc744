import { resolve } from 'node:path';
import { restoreBackup, type Manifest } from '#platform/operations/backup';

import { dataPlacesOf } from '../../program/backups/data-places-of.js';
import type { Terminal } from '../output/terminal.js';

export interface RestoreOptions {
  readonly to?: string;
  readonly vault?: string;
  readonly withoutVault: boolean;
}

/** `foyer restore`: puts a backup into an empty data folder, and says what to do next. */
export async function restore(
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
  from: string,
  { to, vault, withoutVault }: RestoreOptions,
): Promise<void> {
  // A folder that is named holds everything under its usual name.
  const places = dataPlacesOf(to === undefined ? environment : { FOYER_DATA: to });
  const manifest = await restoreBackup({
    from: resolve(from),
    places,
    vaultFolder: vault && resolve(vault),
    withoutVault,
  });
  const { log, files, madeAt } = manifest;
  const events = log === null ? 'no log' : `${log.events} events`;
  const secrets = withoutVault || manifest.vault === null ? 'no vault' : 'the vault';
  terminal.line(
    `Restored to ${places.folder}: ${events}, ${files?.count ?? 0} files, ${secrets}, as of ${madeAt}.`,
  );
  nextSteps(manifest, places.folder, secrets === 'no vault').forEach((step, index) =>
    terminal.line(`${index + 1}. ${step}`),
  );
}

function nextSteps({ log, elsewhere, madeAt }: Manifest, folder: string, isLocked: boolean) {
  const head = log?.head ? ` --head ${log.head}` : '';
  return [
    ...elsewhere.map((store) => `Restore the ${store} of its server by its own tool.`),
    ...(isLocked ? ['Put the vault back: no server starts without it.'] : []),
    `Start the server: FOYER_DATA=${folder} npm start. It builds the read models from the log first.`,
    `Verify the log: FOYER_DATA=${folder} npx foyer audit verify${head}`,
    `Forget once more each person who was forgotten after ${madeAt}: npx foyer people forget <id>`,
  ];
}
