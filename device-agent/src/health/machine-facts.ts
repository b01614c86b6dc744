import { fsSize, networkInterfaces, time } from 'systeminformation';

/** Facts of the machine; null where a fact cannot be found out. */
export interface MachineFacts {
  /** Since its start, in seconds. */
  readonly uptime: number | null;
  /** The interface that leads out and its address. */
  readonly network: string | null;
  /** Used share of the disk with the agent's folder, 0 to 1. */
  readonly diskUsage: number | null;
}

/** @param folder Whose disk is looked at. @returns Always: what fails is null. */
export async function collectMachineFacts(folder: string): Promise<MachineFacts> {
  const [network, diskUsage] = await Promise.all([
    findNetwork().catch(() => null),
    findDiskUsage(folder).catch(() => null),
  ]);
  return { uptime: Math.floor(time().uptime), network, diskUsage };
}

async function findNetwork(): Promise<string | null> {
  const found = await networkInterfaces();
  const way = found.find((each) => each.default);
  if (way === undefined) return null;
  const { iface, ip4, ip6, type } = way;
  return [iface, ip4 === '' ? ip6 : ip4, type]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 200);
}

async function findDiskUsage(folder: string): Promise<number | null> {
  const disks = await fsSize();
  // Of all mounts above the folder, the deepest one holds it.
  const [disk] = disks
    .filter(({ mount }) => `${folder}/`.startsWith(mount.endsWith('/') ? mount : `${mount}/`))
    .sort((a, b) => b.mount.length - a.mount.length);
  return disk === undefined || disk.size === 0 ? null : Math.min(1, disk.used / disk.size);
}
