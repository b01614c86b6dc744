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
 * Waits for a mail with a link to a person, among others that have none.
 * @returns the link in the newest one
 */
export async function linkMailedTo(server: Server, address: string): Promise<string> {
  let link: string | undefined;
  await eventually(`mail with a link to ${address}`, async () => {
    const links = (await mailsTo(server, address)).map((mail) => linkIn(mail, 'token'));
    link = links.findLast((one) => one !== undefined);
    return link !== undefined;
  });
  return link ?? '';
}

/** Waits for the mail that invites a guest to a meeting. @returns the guest's link */
export async function invitationMailedTo(server: Server, address: string): Promise<string> {
  let link: string | undefined;
  await eventually(`an invitation to ${address}`, async () => {
    link = linkIn((await mailsTo(server, address)).at(-1) ?? '', 'invitation');
    return link !== undefined;
  });
  return link ?? '';
}

/** The link of a mail that carries a secret under a name, if it has such a link. */
function linkIn(mail: string, secret: string): string | undefined {
  // Mails travel with their lines broken and their equals signs written out.
  const whole = mail.replace(/=\r?\n/g, '');
  const found = new RegExp(`(https?:\\/\\/\\S+)#${secret}=(?:3D)?([\\w.-]+)`).exec(whole);
  return found ? `${found[1]}#${secret}=${found[2]}` : undefined;
}
