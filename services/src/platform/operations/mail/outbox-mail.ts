import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { putFile, syncFolder } from '@foyer/event-log/durable-files';

import type { Clock } from '../../clock/index.js';
import { calendarPart } from './calendar-part.js';
import { fromOf } from './from-of.js';
import { Mail, type MailMessage } from './mail.js';
import { latePart } from '../../late-part.js';

const nodemailer = latePart(() => import('nodemailer'));

/**
 * Mails as files that any mail program opens, for test environments without a mail server. They
 * carry links, so only the owner reads them.
 */
export class OutboxMail extends Mail {
  readonly staysHere = true;

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ personId, calendar, senderName, ...message }: MailMessage): Promise<void> {
    const date = this.clock.now();
    const { createTransport } = await nodemailer();
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const composed = await composer.sendMail({
      ...message,
      ...calendarPart(calendar),
      from: fromOf(this.from, senderName),
      date,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const stamp = date.toISOString().replace(/[:.]/g, '-');
    // The name says whose mail it is, so that it is found again without reading any.
    const name = `${stamp}-${randomBytes(4).toString('hex')}${suffixOf(personId)}`;
    await putFile(join(this.folder, name), composed.message);
  }

  async forget(personId: string): Promise<number> {
    const suffix = suffixOf(personId);
    const names = (await this.#names()).filter(
      // The latter is what a stop left unfinished.
      (name) => name.endsWith(suffix) || (name.includes(`${suffix}.`) && name.endsWith('.part')),
    );
    for (const name of names) await rm(join(this.folder, name), { force: true });
    if (names.length > 0) await syncFolder(this.folder);
    return names.length;
  }

  async #names(): Promise<readonly string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}

function suffixOf(personId: string): string {
  return `-${personId}.eml`;
}
