import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { Bundle } from './bundle.js';

/** The number of builds that are kept, and the days that a replaced build is kept. */
const BUILDS_MAX = 10;
const DAYS_MAX = 30;
const DAY_MS = 86_400_000;

/** Files of a build by name, with their sizes, and since when pages are no longer given it. */
const Build = z.object({
  files: z.record(z.string(), z.number()),
  replacedAt: z.iso.datetime().nullable(),
});
type Build = z.output<typeof Build>;

const ASSETS = 'assets';
const LISTS = 'builds';

/** A file whose name holds a hash of what is in it, as pages ask for it below their bundle. */
const KEPT = /^\/assets\/([\w.-]+)$/;

/** The file of a former build that a path names; undefined where it names none. */
export const keptFileOf = (path: string): string | undefined => {
  const name = KEPT.exec(path)?.[1];
  return name === undefined ? undefined : join(ASSETS, name);
};

/**
 * Keeps a copy of the files of the present build, and of the last ones before it. Pages that are
 * open in an upgrade ask for them later, and a new build has other names.
 * @param kept A folder that builds do not wipe.
 */
export async function keepFiles(
  { folder }: Bundle,
  kept: string,
  build: string,
  now: Date,
): Promise<void> {
  await mkdir(join(kept, ASSETS), { recursive: true });
  await mkdir(join(kept, LISTS), { recursive: true });
  const present: Build = { files: await sizesIn(join(folder, ASSETS)), replacedAt: null };
  const former = (await listsIn(kept)).filter(([name]) => name !== build);
  // Listed before they are copied: another process tidies up what no list names.
  await writeList(kept, build, present);
  const left = [present];
  for (const [name, before] of former.toSorted(byNewest)) {
    const replacedAt = before.replacedAt ?? now.toISOString();
    const isOld = now.getTime() - Date.parse(replacedAt) > DAYS_MAX * DAY_MS;
    if (isOld || left.length >= BUILDS_MAX) await rm(listFile(kept, name), { force: true });
    else {
      left.push(before);
      if (before.replacedAt === null) await writeList(kept, name, { ...before, replacedAt });
    }
  }
  const there = await sizesIn(join(kept, ASSETS));
  for (const [name, size] of Object.entries(present.files)) {
    if (there[name] === size) continue;
    await copyFile(join(folder, ASSETS, name), join(kept, ASSETS, name));
  }
  const wanted = new Set(left.flatMap(({ files }) => Object.keys(files)));
  for (const name of Object.keys(there)) {
    if (!wanted.has(name)) await rm(join(kept, ASSETS, name), { force: true });
  }
}

/** Source maps are left out: no page asks for them. */
async function sizesIn(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder);
  const files = names.filter((name) => !name.endsWith('.map'));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => [name, (await stat(join(folder, name))).size] as const),
    ),
  );
}

const listFile = (kept: string, build: string): string => join(kept, LISTS, `${build}.json`);

const writeList = (kept: string, build: string, list: Build): Promise<void> =>
  writeFile(listFile(kept, build), JSON.stringify(list));

/** A list that a crash has torn counts as none. */
async function listsIn(kept: string): Promise<[string, Build][]> {
  const lists: [string, Build][] = [];
  for (const file of await readdir(join(kept, LISTS))) {
    const text = await readFile(join(kept, LISTS, file), 'utf8').catch(() => '');
    const read = Build.safeParse(parsed(text));
    if (read.success) lists.push([file.replace(/\.json$/, ''), read.data]);
  }
  return lists;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The one that was given to pages until just now comes first; at most one has no end yet. */
const byNewest = ([, one]: [string, Build], [, other]: [string, Build]): number =>
  endOf(other) - endOf(one);

const endOf = ({ replacedAt }: Build): number =>
  replacedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(replacedAt);
