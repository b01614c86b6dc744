import { existsSync } from 'node:fs';
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
  installationOf,
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
  /** Backups of which the log has said that they are later than now. */
  readonly #later = new Set<string>();
  #installation: string | null = null;

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
      const newest = await newestBackup(this.#kept(folder, now));
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
    const { log, installation } = await makeBackup({
      places: dataPlacesOf(this.environment),
      to: join(folder, name),
      vaultFolder: vaults && join(vaults, name),
      now: () => this.clock.now(),
      signal: this.#ending.signal,
    });
    const ms = this.clock.elapsed() - began;
    this.log.info('A backup was taken', { backup: name, events: log?.events, ms });
    this.#installation = installation;
    await dropFormerBackups(this.#kept(folder, this.clock.now()), vaults, BACKUP_KEEP, name);
  }

  async #age(folder: string) {
    const now = this.clock.now();
    const newest = await newestBackup(this.#kept(folder, now));
    if (newest === undefined) return [];
    return [{ labels: {}, value: (now.getTime() - newest.getTime()) / 1000 }];
  }

  #kept(folder: string, now: Date) {
    this.#installation ??= this.#installationOfLog();
    const onLater = (backup: string): void => {
      if (this.#later.has(backup)) return;
      this.#later.add(backup);
      this.log.warn('A backup is later than now and is ignored', { backup });
    };
    return { folder, now, installation: this.#installation, onLater };
  }

  /** Null where there is no log, or an empty one. */
  #installationOfLog(): string | null {
    const { log } = dataPlacesOf(this.environment);
    if (log.kind === 'server' || !existsSync(log.path)) return null;
    try {
      return installationOf(log.path);
    } catch {
      // The next backup says what is wrong with it.
      return null;
    }
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
