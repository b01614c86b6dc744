import { join, resolve } from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Clock } from '#platform/clock';
import { readSettings, UnusableSetting } from '#platform/config';
import type { Environment } from '#platform';
import { Log, Metrics } from '#platform/observability';
import {
  backupName,
  backupSettings,
  backupTimes,
  dropFormerBackups,
  makeBackup,
  newestBackup,
  type BackupSettings,
} from '#platform/operations/backup';
import { ENVIRONMENT } from '#platform/tokens';
import { ProcessRoles } from '../../platform/cluster/process-roles/process-roles.js';
import { dataPlacesOf } from './data-places-of.js';

/** A backup that failed is tried again after this time, in milliseconds. */
const AGAIN_MS = 900_000;

/** Takes backups at the times that the settings name, and says how old the newest one is. */
@Injectable()
export class ScheduledBackups implements OnModuleDestroy {
  readonly #settings: BackupSettings;
  readonly #ending = new AbortController();

  /** @throws UnusableSetting where a store is on a server, which keeps it by its own tool. */
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly log: Log,
    metrics: Metrics,
    { runsBackgroundJobs }: ProcessRoles,
  ) {
    this.#settings = readSettings(backupSettings, environment);
    const folder = this.#folder;
    if (folder === undefined) return;
    demandFiles(environment, folder);
    if (!runsBackgroundJobs) return;
    metrics.gauge('foyer_backup_age_seconds', 'Age of the newest backup of the server', [], () =>
      this.#age(folder),
    );
  }

  onModuleDestroy(): void {
    this.#ending.abort();
  }

  /** Takes a backup if one is due. Gives the moment of the next look; undefined without a folder. */
  async look(now: Date): Promise<Date | undefined> {
    const folder = this.#folder;
    if (folder === undefined) return undefined;
    const { last, next } = backupTimes(this.#settings.BACKUP_AT, now);
    try {
      const newest = await newestBackup(folder);
      if (newest !== undefined && newest >= last) return next;
      await this.#take(folder, now);
      return backupTimes(this.#settings.BACKUP_AT, this.clock.now()).next;
    } catch (err) {
      if (!this.#ending.signal.aborted) this.log.error('The backup failed', { err });
      return new Date(this.clock.now().getTime() + AGAIN_MS);
    }
  }

  get #folder(): string | undefined {
    const { BACKUP_FOLDER } = this.#settings;
    return BACKUP_FOLDER === undefined ? undefined : resolve(BACKUP_FOLDER);
  }

  async #take(folder: string, now: Date): Promise<void> {
    const { BACKUP_KEEP, BACKUP_VAULT_FOLDER } = this.#settings;
    const vaults = BACKUP_VAULT_FOLDER === undefined ? undefined : resolve(BACKUP_VAULT_FOLDER);
    const name = backupName(now);
    const began = this.clock.elapsed();
    const { log } = await makeBackup({
      places: dataPlacesOf(this.environment),
      to: join(folder, name),
      vaultFolder: vaults && join(vaults, name),
      now: () => this.clock.now(),
      signal: this.#ending.signal,
    });
    const ms = this.clock.elapsed() - began;
    this.log.info('A backup was taken', { backup: name, events: log?.events, ms });
    await dropFormerBackups(folder, vaults, BACKUP_KEEP);
  }

  async #age(folder: string) {
    const newest = await newestBackup(folder);
    if (newest === undefined) return [];
    return [{ labels: {}, value: (this.clock.now().getTime() - newest.getTime()) / 1000 }];
  }
}

function demandFiles(environment: Environment, folder: string): void {
  const { log, vault, files } = dataPlacesOf(environment);
  if ([log, vault, files].every(({ kind }) => kind === 'file')) return;
  throw new UnusableSetting(
    'BACKUP_FOLDER',
    folder,
    'a server keeps some of the stores: back them up by its own tool, and the rest by `foyer backup --local`',
  );
}
