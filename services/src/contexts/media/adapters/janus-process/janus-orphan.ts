import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'janus.pid';

/**
 * Notes which Janus belongs to a folder, so that the next start finds it should this process die
 * without a word.
 */
export async function noteJanus(folder: string, pid: number): Promise<void> {
  await writeFile(join(folder, FILE), String(pid), { mode: 0o600 });
}

/**
 * Ends a Janus that outlived the server that started it. It is known by its command line, which
 * names the folder, so that a process that has come by the same number meanwhile is left alone.
 */
export async function endOrphan(folder: string): Promise<boolean> {
  const file = join(folder, FILE);
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  await rm(file, { force: true });
  if (!Number.isInteger(pid) || pid <= 1) return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!commandLine.split('\0').includes(folder)) return false;
  process.kill(pid, 'SIGKILL');
  return true;
}
