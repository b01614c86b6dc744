import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eventually } from './eventually.js';
import type { Server } from './server.js';

async function mailsTo(server: Server, address: string): Promise<string[]> {
  const folder = join(server.folder, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}

/**
 * Waits for mails to a person.
 * @param count How many there have to be by now.
 * @returns the link in the newest one
 */
export async function linkMailedTo(server: Server, address: string, count = 1): Promise<string> {
  let mails: string[] = [];
  await eventually(`mail ${count} to ${address}`, async () => {
    mails = await mailsTo(server, address);
    return mails.length >= count;
  });
  // Mails travel with their lines broken and their equals signs written out.
  const [, page, token] =
    /(https?:\/\/\S+)#token=(?:3D)?([\w.-]+)/.exec(mails.at(-1)?.replace(/=\r?\n/g, '') ?? '') ??
    [];
  if (page === undefined || token === undefined) throw new Error(`No link for ${address}`);
  return `${page}#token=${token}`;
}

/** Waits for the mail that invites a guest to a meeting. @returns the guest's link */
export async function invitationMailedTo(server: Server, address: string): Promise<string> {
  let link: string | undefined;
  await eventually(`an invitation to ${address}`, async () => {
    const mail = (await mailsTo(server, address)).at(-1)?.replace(/=\r?\n/g, '') ?? '';
    const [, page, token] = /(https?:\/\/\S+)#invitation=(?:3D)?([\w.-]+)/.exec(mail) ?? [];
    if (page !== undefined && token !== undefined) link = `${page}#invitation=${token}`;
    return link !== undefined;
  });
  return link ?? '';
}
