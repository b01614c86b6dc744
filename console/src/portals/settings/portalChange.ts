import { settingGroups, type PortalInFull, type SettingGroupName } from '@foyer/contracts/portals';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Texts that may be left out altogether: emptied, they go back to what holds before they are set.
 */
const OPTIONAL: readonly RegExp[] = [
  /^appearance\./,
  /^callButton\.(color|textColor)$/,
  // A piece of content may have no file.
  /^queueContent\..*\.media\.(landscape|portrait)$/,
];

/** Texts that are typed one in each line. */
const LINES: readonly string[] = ['embedding.origins'];

/**
 * The parts of a portal in which the settings of some groups stand, for a form that saves them all.
 */
export const partsOf = (...groups: readonly SettingGroupName[]): string[] =>
  groups.flatMap((group) => {
    const { at, fields } = settingGroups[group];
    return at === null ? Object.keys(fields.shape) : [at];
  });

/** The portal as its forms edit it. */
export const formOf = (portal: PortalInFull & { readonly id: string }) => ({
  ...portal,
  memberIds: portal.members.filter(({ own }) => own).map(({ memberId }) => memberId),
  pin: '',
  removePin: false,
});

/**
 * Returns the values that a portal's form sends: the parts that belong to it. An emptied text is
 * null in the form and empty for the server. An empty PIN field keeps the PIN, and `removePin`
 * removes it.
 */
export function toPortalChange(form: Fields, sends: readonly string[]): Record<string, unknown> {
  const { pin, removePin, shortlink, ...rest } = form;
  const sent = Object.entries(rest)
    .filter(([name]) => sends.includes(name))
    .map(([name, value]) => [name, cleaned(value, name)]);
  return {
    ...(Object.fromEntries(sent) as Fields),
    ...(sends.includes('shortlink') && filled(shortlink) ? { shortlink } : {}),
    ...(sends.includes('pin') && filled(pin) ? { pin } : removePin === true ? { pin: null } : {}),
  };
}

const filled = (value: unknown): value is string => typeof value === 'string' && value !== '';

function cleaned(value: unknown, path: string): unknown {
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, cleaned(inner, `${path}.${name}`)]),
    );
  }
  if (Array.isArray(value) && LINES.includes(path))
    return (value as string[]).map((line) => line.trim()).filter((line) => line !== '');
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, path));
  const empty = value === null || value === '';
  if (empty) return OPTIONAL.some((path_) => path_.test(path)) ? null : '';
  return value;
}
