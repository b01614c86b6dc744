import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';

import type { Listing, ListWindow } from '../../http/index.js';

/** A mail in the outbox. */
export interface OutboxEntry {
  /** Begins with the time of writing, so that ids are in its order. */
  readonly id: string;
  readonly personId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export interface OutboxLetter extends OutboxEntry {
  readonly text: string;
  readonly html: string | null;
}

export interface OutboxSearch extends ListWindow {
  /** Part of an address or subject, in any letter case. */
  readonly text?: string | undefined;
  readonly newestFirst: boolean;
}

/**
 * Name of a mail's file: its time in a form that every file system takes, a random part, and its
 * person.
 */
const NAME = /^([\d-]{10})T(\d\d)-(\d\d)-(\d\d-\d{3}Z)-[0-9a-f]{8}-([0-9a-f-]{36})$/;
const SUFFIX = '.eml';
/** A head is shorter than this, in bytes; a list reads no more of the file. */
const HEAD_BYTES = 8192;
/** The number of files that are open at once during a search. */
const AT_ONCE = 32;

/** Reads the folder that mails are written into while no mail server is set up. */
export class Outbox {
  constructor(private readonly folder: string) {}

  async list({ text, newestFirst, skip, limit }: OutboxSearch): Promise<Listing<OutboxEntry>> {
    const ids = await this.#ids();
    if (newestFirst) ids.reverse();
    const wanted = text?.trim().toLowerCase() ?? '';
    if (wanted === '') {
      return { rows: await this.#heads(ids.slice(skip, skip + limit)), total: ids.length };
    }
    const found = (await this.#heads(ids)).filter(({ to, subject }) =>
      `${to}\n${subject}`.toLowerCase().includes(wanted),
    );
    return { rows: found.slice(skip, skip + limit), total: found.length };
  }

  /** @returns undefined where there is no such mail */
  async read(id: string): Promise<OutboxLetter | undefined> {
    // Only names that the folder has itself: an id never becomes a path of its own.
    if (!(await this.#ids()).includes(id)) return undefined;
    const content = await ifThere(() => readFile(this.#path(id)));
    if (content === undefined) return undefined;
    const mail = await PostalMime.parse(content);
    return { ...entryOf(id, mail), text: mail.text ?? '', html: mail.html ?? null };
  }

  /** The newest mail to a person; undefined where there is none. */
  async newestTo(personId: string): Promise<OutboxLetter | undefined> {
    const newest = (await this.#ids()).findLast((id) => id.endsWith(`-${personId}`));
    return newest === undefined ? undefined : this.read(newest);
  }

  #path(id: string): string {
    return join(this.folder, id + SUFFIX);
  }

  /** Oldest first. */
  async #ids(): Promise<string[]> {
    const names = (await ifThere(() => readdir(this.folder))) ?? [];
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length))
      .filter((id) => NAME.test(id))
      .sort();
  }

  async #heads(ids: readonly string[]): Promise<OutboxEntry[]> {
    const entries: OutboxEntry[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE).map((id) => this.#head(id));
      entries.push(...(await Promise.all(some)).flatMap((entry) => entry ?? []));
    }
    return entries;
  }

  /** Undefined where the mail was removed meanwhile. */
  async #head(id: string): Promise<OutboxEntry | undefined> {
    const file = await ifThere(() => open(this.#path(id)));
    if (file === undefined) return undefined;
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const [head = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n', 1);
      return entryOf(id, await PostalMime.parse(`${head}\r\n\r\n`));
    } finally {
      await file.close();
    }
  }
}

function entryOf(id: string, mail: Email): OutboxEntry {
  const [, day = '', hour = '', minute = '', second = '', personId = ''] = NAME.exec(id) ?? [];
  return {
    id,
    personId,
    from: written(mail.from),
    to: (mail.to ?? []).map(written).join(', '),
    subject: mail.subject ?? '',
    sentAt: new Date(`${day}T${hour}:${minute}:${second.replace('-', '.')}`),
  };
}

function written(address: Address | undefined): string {
  if (address === undefined) return '';
  const { name, address: at = '' } = address;
  return name === '' ? at : `${name} <${at}>`;
}

/** Reads a file; undefined if it is absent. */
async function ifThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
