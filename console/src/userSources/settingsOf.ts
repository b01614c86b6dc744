export type Fields = Readonly<Record<string, unknown>>;

/** What is shown beside the settings, and is not sent with them. */
const SHOWN: ReadonlySet<string> = new Set([
  'id',
  'bindPWSet',
  'clientSecretSet',
  'redirectUri',
  'entityId',
  'callbackUrl',
]);
/** What stays as it is where nothing was typed. */
const SECRETS: ReadonlySet<string> = new Set(['bindPW', 'clientSecret']);

/** The settings in a form as a call takes them: an emptied field is an empty text, and a secret that was not typed is not sent. */
export function settingsOf(form: Fields): Fields {
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name, value]) => !SHOWN.has(name) && !(SECRETS.has(name) && !value))
      .map(([name, value]) => [name, emptied(value)]),
  );
}

function emptied(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value;
  return typeof value === 'object' ? settingsOf(value as Fields) : value;
}

/** What is wrong with which field, as a form takes it: `a.b` is a field within another. */
export function problemsIn(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const problems: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(fields)) {
    const [name = '', inner] = path.split('.');
    const before = problems[name];
    const isRow = inner !== undefined && /^\d+$/.test(inner);
    problems[name] =
      inner === undefined || isRow
        ? text
        : { ...(typeof before === 'object' ? before : {}), [inner]: text };
  }
  return problems;
}
