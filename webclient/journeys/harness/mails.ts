import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eventually } from './eventually.js';
import type { Server } from './server.js';

/** What a mail program makes of the encoding in which mails travel. */
function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

async function mailsTo(server: Server, address: string): Promise<string[]> {
  const folder = join(server.folder, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map(readable);
}

/**
 * Waits for somebody's mails.
 * @param count How many there have to be by now.
 * @returns the link in the newest one
 */
export async function linkMailedTo(server: Server, address: string, count = 1): Promise<string> {
  let mails: string[] = [];
  await eventually(`mail ${count} to ${address}`, async () => {
    mails = await mailsTo(server, address);
    return mails.length >= count;
  });
  const link = /https?:\/\/\S+#token=[\w-]+/.exec(mails.at(-1) ?? '')?.[0];
  if (link === undefined) throw new Error(`No link in ${mails.at(-1) ?? 'no mail'}`);
  return link;
}
