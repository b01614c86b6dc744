import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { checkReceipt, receiptKeysOf } from '#contexts/identity';
import { openVault } from '#platform/operations/start';
import { storePaths, type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import { moment } from '../output/moment.js';
import type { Terminal } from '../output/terminal.js';

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
type KeySet = z.output<typeof KeySet>;

/**
 * `foyer people check <receipt>`: whether a receipt is genuine, and what it says. By keys in a file
 * it needs neither a server nor its data.
 * @throws CommandFailed where it is not, so that a script notices.
 */
export async function checkReceiptOf(
  terminal: Terminal,
  settings: () => StoreSettings,
  receipt: string,
  { keys: file, json }: { readonly keys?: string; readonly json: boolean },
): Promise<void> {
  const keys = file === undefined ? await ownKeys(settings()) : await keysIn(file);
  const said = await checkReceipt(
    existsSync(receipt) ? await readFile(receipt, 'utf8') : receipt,
    keys,
  );
  if (!said)
    throw new CommandFailed('This receipt was not signed with these keys, or was changed.');
  if (json) {
    terminal.json(said);
    return;
  }
  const removed = Object.entries(said.erased).map(([what, count]) => `${count} ${what}`);
  terminal.line(terminal.styled('green', `Genuine: the ${said.kind} ${said.sub} was forgotten.`));
  terminal.line(`Decided ${moment(said.forgottenAt)} by ${said.by.type} ${said.by.id}`);
  terminal.line(`Done    ${moment(said.erasedAt)}: the key, ${removed.join(', ')}`);
  for (const { what, why, count } of said.kept) {
    terminal.line(`Kept    ${count} ${what}, because ${why}, to establish legal claims`);
  }
}

async function ownKeys(settings: StoreSettings): Promise<KeySet> {
  const { vault: place } = storePaths(settings);
  if (place.kind === 'file' && !existsSync(place.path)) {
    throw new CommandFailed(
      `There is no vault at ${place.path}. --keys names a file of published keys.`,
    );
  }
  const vault = await openVault(place);
  try {
    return { keys: (await receiptKeysOf(vault)).map((key) => ({ ...key })) };
  } finally {
    await vault.close();
  }
}

async function keysIn(file: string): Promise<KeySet> {
  try {
    return KeySet.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new CommandFailed(`${file} holds no keys as GET /api/v2/people/receipt-keys gives them.`);
  }
}
