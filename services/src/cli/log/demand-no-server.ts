import { openNodes } from '#platform/cluster/nodes';
import { askRunningServer, ServerDidNot } from '#platform/operations/admin-socket';
import { storePaths, type StorePlace, type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import { holdReadModels } from '../projections/hold-read-models.js';
import { demandNoNode } from './demand-no-node.js';

/** No server knows it. */
const NO_TASK = 'is-anybody-there';

/**
 * Makes sure that no server works meanwhile in the data folder, or with the read models that the
 * settings name. A log in a file is locked anyway. A log on a server takes events from any number
 * of processes, and has several names. A server may also have its address from settings of its own:
 * so it does not matter if these settings name it.
 * @returns a function that lets servers in again
 * @throws CommandFailed if one does.
 */
export async function demandNoServer(
  terminal: Terminal,
  settings: StoreSettings,
  logs: readonly StorePlace[],
): Promise<() => Promise<void>> {
  if (logs.every(({ kind }) => kind === 'file')) return async () => undefined;
  const { folder, readStore } = storePaths(settings);
  if (await isServerIn(folder)) {
    throw new CommandFailed(
      `A server works in ${folder}, and may work with this log: end it first`,
    );
  }
  const held = await holdReadModels(terminal, settings);
  const letServersIn = async (): Promise<void> => held?.letGo();
  if (readStore.kind === 'file') return letServersIn;
  try {
    await demandNoNodeOf(readStore.url);
    return letServersIn;
  } catch (error) {
    await letServersIn();
    throw error;
  }
}

async function demandNoNodeOf(url: string): Promise<void> {
  const nodes = await openNodes(url, { NODE_URL: undefined, DRAIN_SECONDS: undefined });
  try {
    await demandNoNode(nodes.parts.store);
  } finally {
    await nodes.close();
  }
}

async function isServerIn(folder: string): Promise<boolean> {
  try {
    return (await askRunningServer(folder, NO_TASK, {})) !== undefined;
  } catch (error) {
    if (error instanceof ServerDidNot) return true;
    throw error;
  }
}
