import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Actor } from '@foyer/event-log';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { openSqliteEventLog, type SqliteEventLog } from '@foyer/event-log/sqlite';
import { Database } from '@foyer/event-log/node-sqlite';
import { EventCodec } from '#platform/cqrs';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { SqliteVault } from '#platform/stores/vault';
import { Terminal } from '../output/terminal.js';
import { runCli } from '../run-cli.js';

/** Something that happened; the correlation id is by chance where none is given. */
interface Happening {
  readonly stream: string;
  readonly type: string;
  readonly data: object;
  readonly actor: Actor;
  readonly correlationId?: string;
  /** {@link HAPPENED_AT} where none is given. */
  readonly at?: string;
}

/** When everything in a data folder of tests happened. */
export const HAPPENED_AT = '2026-03-04T05:06:07.008Z';

/**
 * A data folder with a log that is open for writing, as a running server has it, and the tool to
 * look at it with.
 */
export class DataFolder {
  #log: SqliteEventLog;
  #vault: SqliteVault;

  private constructor(private readonly path: string) {
    this.#log = openSqliteEventLog({ path: this.file('events.db') });
    this.#vault = new SqliteVault(this.file('vault.db'));
  }

  static async make(): Promise<DataFolder> {
    return new DataFolder(await mkdtemp(join(tmpdir(), 'foyer-cli-')));
  }

  get log(): SqliteEventLog {
    return this.#log;
  }

  get personalData(): PersonalData {
    return new PersonalData(new PersonKeys(this.#vault));
  }

  file(name: string): string {
    return join(this.path, name);
  }

  async happen({
    stream,
    type,
    data,
    actor,
    correlationId,
    at = HAPPENED_AT,
  }: Happening): Promise<void> {
    const encoded = await new EventCodec(this.personalData).encode({ type, data });
    const metadata = {
      causationId: randomUUID(),
      correlationId: correlationId ?? randomUUID(),
      actor,
      at,
      schemaVersion: encoded.schemaVersion,
    };
    const event = { id: randomUUID(), type, data: encoded.data, metadata };
    await this.#log.append([{ stream, expectedRevision: 'any', events: [event] }]);
  }

  /** Changes a file of the folder without the product's knowledge. */
  tamper(file: string, sql: string): void {
    const database = new Database(this.file(file));
    database.exec(sql);
    database.close();
  }

  /** Runs `foyer` on the folder. */
  foyer(...argv: string[]): Promise<{ code: number; out: string; about: string }> {
    return this.foyerWith({}, ...argv);
  }

  /** The same with further settings. */
  async foyerWith(
    settings: Readonly<Record<string, string>>,
    ...argv: string[]
  ): Promise<{ code: number; out: string; about: string }> {
    const streams = { out: new PassThrough(), about: new PassThrough() };
    const terminal = new Terminal(streams.out, streams.about);
    const code = await runCli(argv, terminal, { FOYER_DATA: this.path, ...settings });
    return { code, out: textIn(streams.out), about: textIn(streams.about) };
  }

  /** Checkpoints all that is on the disk, as a server that starts there. */
  async checkpointAtStart(): Promise<void> {
    await this.#log.close();
    this.#log = openSqliteEventLog({ path: this.file('events.db') });
    await HashChainCheckpointer.start(this.#log).stop();
  }

  /** Lets go of the folder, as a server that stops. */
  async close(): Promise<void> {
    await this.#log.close();
    await this.#vault.close();
  }

  async remove(): Promise<void> {
    await this.close();
    await this.removeClosed();
  }

  /** Removes a folder that was let go of. */
  async removeClosed(): Promise<void> {
    await rm(this.path, { recursive: true });
  }
}

/** Returns the text written so far. A read gives one piece of it on newer releases of Node. */
function textIn(stream: PassThrough): string {
  const pieces: Buffer[] = [];
  for (;;) {
    const piece = stream.read() as Buffer | null;
    if (piece === null) return Buffer.concat(pieces).toString();
    pieces.push(piece);
  }
}

/** The values of an answer that was printed with `--json`. */
export function jsonLines(out: string): unknown[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
