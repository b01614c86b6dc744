import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { contextsIn, partOf, policiesIn, reasonAgainst, sectionOf } from './contexts.js';
import { moved, withPolicy } from './moved.js';
import { isGerman, isName, namesOf } from './names.js';
import { renamed, renamedPath } from './rename.js';
import { withoutMembers } from './without-members.js';

const MEMBERS = 'services/src/contexts/identity/members';
/** The slice that all others are made of. */
const FILES = [
  'contracts/src/identity/group-events.ts',
  'contracts/src/identity/group-routes.ts',
  'contracts/samples/GroupCreated.v1.json',
  'contracts/samples/GroupRenamed.v1.json',
  'contracts/samples/GroupDeleted.v1.json',
  'projections/src/identity/groups.ts',
  'projections/src/identity/groups.spec.ts',
  `${MEMBERS}/domain/group.ts`,
  `${MEMBERS}/domain/group.spec.ts`,
  `${MEMBERS}/domain/groups.command.ts`,
  `${MEMBERS}/views/groups.ts`,
  `${MEMBERS}/api/admin-groups.ts`,
];
const FOLDER = 'console/src/identity/groups';
/** Groups need members to be tried over HTTP, so their own spec is of no use to other slices. */
const SPEC = new URL('api.int.spec.ts.template', import.meta.url);

/**
 * All that is to be known of a slice.
 * @throws Error for a context without slices, a name that is none, and one that is taken
 */
export function sliceOf(root, { context, name, policy, german, germans }) {
  const against = reasonAgainst(root, context);
  if (against !== undefined) {
    throw new Error(`${context} has no slices. ${against}. Others: ${contextsIn(root).join(', ')}`);
  }
  if (!isName(name)) {
    throw new Error(`${name} is no name for a slice; give the singular, such as parking-space`);
  }
  if (!isGerman(german)) {
    throw new Error(`${german} is no German noun with its article, such as "der Stellplatz"`);
  }
  if (!policiesIn(root).includes(policy)) {
    throw new Error(`${policy} is no policy; add it to contracts/src/access/policy.ts first`);
  }
  const names = namesOf(name, german, germans);
  const part = partOf(context);
  const slice = { root, context, part, policy, section: sectionOf(context), names };
  const taken = filesOf(slice).find(({ path }) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken.path} is there already`);
  return slice;
}

const movedPath = (path, { context, part }) =>
  path
    .replace(MEMBERS, `services/src/contexts/${part}`)
    .replace(/^(contracts|projections|console)\/src\/identity\//, `$1/src/${context}/`);

/** The files of a slice with their texts, made of those of groups. */
export function filesOf(slice) {
  const { root, context, part, names } = slice;
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const all = [
    ...FILES,
    ...readdirSync(join(root, FOLDER), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/')),
  ];
  const spec = readFileSync(SPEC, 'utf8');
  return [
    ...all.map((path) => ({
      path: movedPath(renamedPath(path, names), slice),
      text: withPolicy(
        renamed(moved(withoutMembers(path, read(path)), slice), names, { path }),
        slice,
      ),
    })),
    {
      path: `services/src/contexts/${part}/api/${names.kebabs}.int.spec.ts`,
      text: renamed(spec.replace('CONTEXT', context), names, { path: 'services/' }),
    },
  ];
}
