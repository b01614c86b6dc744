/**
 * The parts of groups that another slice does not have: the members who belong to one, and what is
 * told about them. By the file, each with what stands there instead. A part that is not found is an
 * error, so that a change of groups is noticed here.
 */
const events = /^ *(?:export const )?GroupMember(?:Added|Removed)\b.*\n/gm;
const someone = /const \[ada, ben\] = \[[^]*?\] as const;\n/;
const added = /const added = \(memberId[^]*?\n\}\);\n/;

export const PARTS = {
  'contracts/src/identity/group-events.ts': [[events]],
  'contracts/src/identity/group-routes.ts': [
    [/^const MemberIds = .*\n/m],
    [/^\/\*\*.*\*\/\n(?=export const Group = )/m],
    [/^ *memberIds: .*\n/gm],
    [', memberId: Id.optional()'],
    [/'MEMBER_NOT_FOUND', /g],
    [/summary: 'Rename a group[^']*'/, "summary: 'Rename a group'"],
    [/summary: 'Delete a group[^']*'/, "summary: 'Delete a group'"],
    ["'GROUP_NOT_FOUND'", "'NOT_FOUND'"],
  ],
  'projections/src/identity/groups.ts': [
    [/^ {2}GroupMemberAdded:[^]*?(?=^ {2}GroupDeleted:)/m],
    [', memberIds: []'],
    [', { key: { memberIds: 1 }, multikey: true }'],
    [/version: \d+/, 'version: 1'],
    [/^\/\*\*.*\*\/\n(?=export const groups = )/m],
  ],
  'projections/src/identity/groups.spec.ts': [
    [someone],
    [added],
    [/^ *\{ \.\.\.added\(.*\n/gm],
    [/^ *\{ type: 'GroupMemberRemoved'.*\n/m],
    [/^ *memberIds: .*\n/m],
    [/test\('shows a group with[^']*'/, "test('shows a group by its last name'"],
    [/revision: \d+/, 'revision: 1'],
  ],
  'services/src/contexts/identity/members/domain/group.ts': [
    ['; readonly memberIds: ReadonlySet<string>'],
    [', memberIds: new Set()'],
    [/^ {4}case 'GroupMemberAdded':[^]*?(?=^ {4}case 'GroupDeleted')/m],
    [', memberIds: [...state.memberIds]'],
    [/^.*\n {2}readonly memberIds\?: .*\n {2}readonly removeMemberIds\?: .*\n/m],
    ['{ groupId, name, memberIds }', '{ groupId, name }'],
    ['; memberIds: readonly string[] }', ' }'],
    [/^ *\.\.\.membersChanged\(.*\n/gm],
    [/ &&\s+membersChanged\(.*(?=;)/],
    [', memberIds, removeMemberIds = []'],
    [/^ *const gone = [^]*?(?=^ *const isRenamed)/m],
    [/\nfunction membersChanged[^]*$/],
    [/'GROUP_NOT_FOUND'/g, "'NOT_FOUND'"],
  ],
  'services/src/contexts/identity/members/domain/group.spec.ts': [
    [someone],
    [added],
    [/test\('is made with[^']*'/, "test('is made once'"],
    [/, memberIds: \[[^\]]*\]/g],
    [/, added\((?:ada|ben)\)/g],
    [/^ *added\(ben\),\n/m],
    [/^ *\{ type: 'GroupMemberRemoved'.*\n/m],
    [', removeMemberIds: [ben]'],
    [/'GROUP_NOT_FOUND'/g, "'NOT_FOUND'"],
  ],
  'services/src/contexts/identity/members/domain/groups.command.ts': [
    [/^import \{ MemberDirectory .*\n/m],
    [/^ *Rejected,\n/m],
    [/^ *type Instances,\n/m],
    [/^const needs = .*\n/m],
    [/^ *prepare: \(\{ memberIds \}[^]*?requireMembers\(.*\n/m],
    [/^ *needs,\n/gm],
    ['prepare: async (', 'prepare: ('],
    ['{ needs, stateOf }', '{ stateOf }'],
    [/^ *await requireMembers\(.*\n/m],
    [/\nasync function requireMembers[^]*$/],
  ],
  'services/src/contexts/identity/members/views/groups.ts': [
    [', memberId }', ' }'],
    [/^ *\.\.\.\(memberId !== .*\n/m],
    ["'GROUP_NOT_FOUND'", "'NOT_FOUND'"],
  ],
  'console/src/identity/groups/index.ts': [
    [
      "import GroupsIcon from '@mui/icons-material/Groups'",
      "import Icon from '@mui/icons-material/CategoryOutlined'",
    ],
    ['icon: GroupsIcon', 'icon: Icon'],
    [/^\/\*\*.*\*\/\n(?=export const groups = )/m],
  ],
  'console/src/identity/groups/GroupForms.tsx': [
    [/^import type \{ Group \}.*\n/m],
    [/^import \{ MembersInput \}.*\n/m],
    [/<>\s*(?=<TextInput)/],
    [/\s*<MembersInput \/>\s*<\/>/],
    [/^const membersOf = .*\n/m],
    [' defaults={{ memberIds: [] }}'],
    [' losing={membersOf}'],
    [/\/\*\* Renames a group.*\*\//, '/** Renames a group. */'],
  ],
  'console/src/identity/groups/GroupList.tsx': [
    ['FunctionField, useTranslate', ''],
    [/^import \{ *\} from 'react-admin';\n/m],
    [/\/\*\* All groups.*\*\//, '/** All groups. */'],
    [/^ *const translate = [^]*?(?=^ *return \()/m],
    [/^ *memberIds: .*\n/m],
    [', secondaryText: count'],
    [/^ *<FunctionField.*\n/m],
  ],
  'console/src/identity/groups/en.ts': [
    [/^ *count: .*\n/m],
    [/emptyHint: .*/, "emptyHint: 'A group appears here as soon as it is created.',"],
    [/deleteText: .*/, "deleteText: 'This cannot be undone.',"],
    [" memberIds: 'Members',"],
    [events],
  ],
  'console/src/identity/groups/de.ts': [
    [/^ *count: .*\n/m],
    [/emptyHint: .*/, "emptyHint: 'Was angelegt wird, steht hier.',"],
    [/deleteText: .*/, "deleteText: 'Das lässt sich nicht rückgängig machen.',"],
    [" memberIds: 'Mitglieder',"],
    [events],
  ],
  'console/src/identity/groups/testing/forms.ts': [
    [/^import \{ aFewMembers.*\n/m],
    [/^ *also: aFewMembers,\n/gm],
    [', memberIds: []'],
    [/, memberIds: someMembers/g],
  ],
  'console/src/identity/groups/groups.spec.tsx': [[/^ *memberIds: .*\n/m]],
};

/**
 * Takes the parts of {@link PARTS} out of a file of groups.
 * @throws Error for a part that is not there
 */
export function withoutMembers(file, text) {
  return (PARTS[file] ?? []).reduce((left, [part, instead = '']) => {
    const next = left.replace(part, instead);
    if (next === left)
      throw new Error(`${file} has no ${part} to leave out; see without-members.js`);
    return next;
  }, text);
}
