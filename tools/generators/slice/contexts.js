import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts in which contexts keep their slices, below `services/src/contexts`. */
const PARTS = { identity: 'identity/members' };
const SECTIONS = { identity: 'people', payments: 'payments', sessions: 'people' };

export const partOf = (context) => PARTS[context] ?? context;
export const sectionOf = (context) => SECTIONS[context] ?? 'reception';

/** The files without which a context cannot take in a slice, with what each of them says. */
const NEEDED = [
  ['contracts/src/<context>/index.ts', 'nothing of it crosses a wire or is stored'],
  ['projections/src/<context>/index.ts', 'it has no read models of its own'],
  ['services/src/contexts/<context>/<context>.module.ts', 'it has no module'],
];

/** Returns why a context cannot have slices; undefined if it can. */
export function reasonAgainst(root, context) {
  const missing = NEEDED.find(
    ([file]) => !existsSync(join(root, file.replaceAll('<context>', context))),
  );
  return missing && `${missing[0].replaceAll('<context>', context)} is missing: ${missing[1]}`;
}

const foldersIn = (root, path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** All contexts that can have slices. */
export const contextsIn = (root) =>
  foldersIn(root, 'services/src/contexts').filter((one) => reasonAgainst(root, one) === undefined);

/** The policies of the contract. */
export function policiesIn(root) {
  const table = readFileSync(join(root, 'contracts/src/access/policy.ts'), 'utf8');
  return [...table.matchAll(/^ {2}'([\w-]+\.[\w-]+)':/gm)].map(([, name]) => name);
}

/** The policy that manages a context, or else the deployment. */
export function policyFor(root, context) {
  const own = context === 'identity' ? 'members' : context;
  const names = [`${own}.manage`, `${own}.manage-all`, 'settings.manage'];
  return names.find((name) => policiesIn(root).includes(name));
}
