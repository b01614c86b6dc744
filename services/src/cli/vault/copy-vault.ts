import { existsSync } from 'node:fs';
import { isSameValue } from '@foyer/contracts/schema';
import { platformSettings } from '#platform/config';
import { openVault } from '#platform/operations/start';
import { placeOf, type StorePlace } from '#platform/stores/places';
import type { Vault } from '#platform/stores/vault';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';

/**
 * `foyer vault copy --from ... --to ...`: copies secrets, with the marks of forgotten people.
 * Secrets already at the target must be the same, so that an interrupted command can be repeated;
 * none is ever replaced.
 * @throws CommandFailed when the target holds another secret in the place of one, or the source
 * holds none.
 */
export async function copyVault(
  terminal: Terminal,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [source, target] = [placeNamed('--from', from), placeNamed('--to', to)];
  if (source.kind === 'file' && !existsSync(source.path)) {
    throw new CommandFailed(`There is no vault at ${source.path}`);
  }
  if (isSameValue(source, target)) throw new CommandFailed('That is the same vault');
  const vault = await openVault(source, '--from');
  try {
    const copy = await openVault(target, '--to');
    try {
      await demandNoOthers(vault, copy);
      terminal.line(`Copied: ${await copyAll(vault, copy)} secrets.`);
    } finally {
      await copy.close();
    }
  } finally {
    await vault.close();
  }
}

/**
 * Refuses a target with foreign secrets before it is changed, as far as this can be seen in
 * advance.
 */
async function demandNoOthers(vault: Vault, copy: Vault): Promise<void> {
  for await (const { kind, id, secret } of copy.all()) {
    if ((await vault.get(kind, id))?.equals(secret) !== true) throw differ();
  }
}

async function copyAll(vault: Vault, copy: Vault): Promise<number> {
  let copied = 0;
  for await (const { kind, id, secret } of vault.all()) {
    if (!(await copy.putIfAbsent(kind, id, secret)).equals(secret)) throw differ();
    copied += 1;
  }
  return copied;
}

/** Disk damage to one of the two may have moved a part of a secret into its name. */
function differ(): CommandFailed {
  return new CommandFailed(
    'The vaults differ: the one at --to holds a secret that is not in --from',
  );
}

function placeNamed(option: string, url: string): StorePlace {
  const { success, error } = platformSettings.VAULT_URL.safeParse(url);
  if (!success) throw new CommandFailed(`${option}: ${error.issues[0]?.message ?? 'unusable'}`);
  return placeOf(url);
}
