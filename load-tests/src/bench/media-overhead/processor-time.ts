import { readdir, readFile } from 'node:fs/promises';

/** Linux reports processor times to programs in hundredths of a second, on every machine. */
const TICK_MS = 10;

/** A line of `/proc/<pid>/stat`; the name may hold anything, also blanks and brackets. */
async function statOf(pid: number): Promise<{ name: string; fields: string[] }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const end = text.lastIndexOf(')');
  return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') };
}

/**
 * Returns the processor time of a process since it began, in milliseconds. The time includes all
 * its threads, its own work and the system's work for it.
 */
export async function processorTime(pid: number): Promise<number> {
  const { fields } = await statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The process of that name which another one has begun. @throws Error when there is none */
export async function childOf(parent: number, name: string): Promise<number> {
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    // Processes end while they are looked at.
    const stat = await statOf(Number(entry)).catch(() => undefined);
    if (stat?.name === name && Number(stat.fields[1]) === parent) return Number(entry);
  }
  throw new Error(`Process ${parent} runs no ${name}`);
}
