const TOKENS =
  /(?<comment>\/\*[^]*?\*\/|\/\/[^\n]*)|(?<text>'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`(?:\\.|[^`\\])*`)|(?<code>[A-Za-z_$][\w$]*)/g;

/** Renames where people read: in comments, titles and texts. */
const inWords = (text, { a, word, Word, words, Words, german }) => {
  const forms = { group: word, Group: Word, groups: words, Groups: Words };
  return text
    .replace(/\b([Aa]) (?=group\b)/g, (_, letter) => `${letter}${a.slice(1)} `)
    .replace(/\b[Gg]roups?\b/g, (form) => forms[form])
    .replace(/\bdie Gruppe\b/g, `${german.the} ${german.one}`)
    .replace(/\beine Gruppe\b/g, `${german.a} ${german.one}`)
    .replace(/\bGruppen\b/g, german.many)
    .replace(/\bGruppe\b/g, german.one);
};

/** Renames the parts of identifiers: `groupId`, `GroupCreated`, `AdminGroupsController`. */
const inCode = (text, { one, One, many, Many }) => {
  const forms = { group: one, Group: One, groups: many, Groups: Many };
  return text.replace(/(?:Group|(?<![A-Za-z])group)s?(?![a-z])/g, (form) => forms[form]);
};

const inComment = (text, names) =>
  inWords(
    text.replaceAll('`group-', `\`${names.flat}-`).replaceAll('`groups`', `\`${names.many}\``),
    names,
  );

const inPath = (text, { kebab, kebabs }) =>
  text.replace(/\bgroups?\b/g, (form) => (form === 'groups' ? kebabs : kebab));

/** The console names its folders in kebab case, and its files as the code in them. */
function inConsolePath(text, names) {
  const file = text.lastIndexOf('/') + 1;
  return inPath(text.slice(0, file), names) + inCode(text.slice(file), names);
}

function inText(text, names, { isConsole, isWire }) {
  const inner = text.slice(1, -1);
  const isPath = /^\.{1,2}\/|\.tsx$/.test(inner);
  if (isPath) return isConsole ? inConsolePath(text, names) : inPath(text, names);
  if (inner.includes('/admin/groups') || (isWire && /^groups(?:\/|$)/.test(inner))) {
    return text.replace('groups', names.kebabs);
  }
  if (!isConsole && /^group(?:-|$)/.test(inner)) {
    return inCode(text.replace('group', names.flat), names);
  }
  return inner.includes(' ') && !text.startsWith('`') ? inWords(text, names) : inCode(text, names);
}

/**
 * Gives a file of groups the names of another slice. Each form has its place: words in texts and
 * comments, one word in the names of streams, kebab case in addresses, and camel case in code.
 */
export function renamed(text, names, { path }) {
  const isConsole = path.startsWith('console/');
  const place = { isConsole, isWire: isConsole || path.endsWith('-routes.ts') };
  return text.replace(TOKENS, (token, ...rest) => {
    const { comment, text: quoted } = rest.at(-1);
    if (comment !== undefined) return inComment(token, names);
    const [offset, whole] = rest.slice(-3);
    const isTitle = whole.slice(0, offset).endsWith('describe(');
    if (quoted !== undefined) return isTitle ? inWords(token, names) : inText(token, names, place);
    const isKey = whole.startsWith(':', offset + token.length);
    if (isConsole && token === 'groups' && isKey) return `'${names.kebabs}'`;
    return inCode(token, names);
  });
}

/** Gives the path of a file of groups the names of another slice. */
export const renamedPath = (path, names) =>
  path.startsWith('console/') || path.endsWith('.json')
    ? inConsolePath(path, names)
    : inPath(path, names);
