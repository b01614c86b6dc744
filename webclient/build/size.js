import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** A visitor's first page loads at most this much script, in bytes after gzip. */
export const GUEST_BUDGET = 150_000;
/** The parts of a visitor's page before the call. */
export const FIRST_PAGE = [
  'src/main.tsx',
  'src/features/visits/visitor/VisitorPage.tsx',
  'src/features/visits/visitor/VisitSteps.tsx',
  'src/wire/wire.ts',
  'src/i18n/de/visitors.ts',
];
/** An agent's desk loads at most so many files: a browser asks for six of them at a time. */
export const DESK_FILES = 60;

/**
 * The scripts that a visitor's page loads before the call, and what each weighs after gzip.
 * @param {string} folder Where the built pages lie.
 * @returns {{ file: string, bytes: number }[]} Largest first.
 */
export function guestScripts(folder) {
  return filesOf(folder, ['index.html', ...FIRST_PAGE])
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(`${folder}/${file}`)).length }))
    .sort((one, other) => other.bytes - one.bytes);
}

/**
 * The files that an agent's desk loads before it shows a call.
 * @param {string} folder Where the built pages lie.
 */
export const deskFiles = (folder) =>
  filesOf(folder, [
    'index.html',
    'src/main.tsx',
    'src/StaffPages.tsx',
    'src/layout/StaffLayout.tsx',
    'src/features/visits/desk/DeskPage.tsx',
    'src/features/visits/desk/CallAtDesk.tsx',
  ]);

/**
 * @param {string} folder
 * @param {readonly string[]} entries
 * @returns {string[]} the scripts and style sheets that these parts load with all that they import
 */
function filesOf(folder, entries) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) {
    if (!manifest[entry]) throw new Error(`${entry} is not in the build`);
    visit(entry);
  }
  const files = [...seen].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(files)];
}
