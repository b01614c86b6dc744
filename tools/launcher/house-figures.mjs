const CODE = /\.(?:ts|tsx|mjs|js|css)$/;
const TESTS = /\.spec\.|(?:^|\/)(?:testing|journeys)\//;
const CONTEXT = /^services\/src\/contexts\/[^/]+\//;
/** The kinds of room that any context may have. */
const ROOMS = new Set(['adapters', 'api', 'domain', 'messages', 'ports', 'reactions', 'views']);
/** A field of devices that goes from the form to the read model; members have one of its name. */
const FIELD = /\bzipCode\b/;
const OF_MEMBERS = /member|identity|account|personal/i;

/**
 * @typedef {{ path: string, text: string }} File
 * @typedef {{ figure: string, before: number, now: number, goal: number }} Row
 */

/** @param {File} file */
const linesOf = ({ text }) => text.split('\n').length - 1;
/** @param {File} file */
const isProduct = ({ path }) => CODE.test(path) && !TESTS.test(path);

/**
 * The kinds of room: names of folders that several contexts have, at their root or in their parts.
 * A name that one context alone has is that of a thing.
 * @param {readonly File[]} product
 */
export function kindsOfRoom(product) {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const { path } of product) {
    const [context] = CONTEXT.exec(path) ?? [];
    if (context === undefined) continue;
    const names = path.slice(context.length).split('/').slice(0, -1);
    names.forEach((_, depth) => folders.add(context + names.slice(0, depth + 1).join('/')));
  }
  /** @param {string} folder */
  const parentOf = (folder) => folder.slice(0, folder.lastIndexOf('/'));
  /** @param {string} folder */
  const nameOf = (folder) => folder.slice(folder.lastIndexOf('/') + 1);
  const parts = new Set([...folders].filter((each) => ROOMS.has(nameOf(each))).map(parentOf));
  /** @param {string} folder */
  const isContext = (folder) => /^services\/src\/contexts\/[^/]+$/.test(folder);
  /** @type {Map<string, Set<string | undefined>>} */
  const contextsOf = new Map();
  for (const folder of folders) {
    const isRoom =
      !parts.has(folder) && (isContext(parentOf(folder)) || parts.has(parentOf(folder)));
    if (!isRoom) continue;
    const known = contextsOf.get(nameOf(folder)) ?? new Set();
    contextsOf.set(nameOf(folder), known.add(CONTEXT.exec(folder)?.[0]));
  }
  return [...contextsOf].flatMap(([name, { size }]) => (size > 1 ? [name] : [])).sort();
}

/**
 * The files of the kind command that declare none.
 * @param {readonly File[]} product
 */
export const withoutCommand = (product) =>
  product.filter(
    ({ path, text }) =>
      CONTEXT.test(path) && path.endsWith('.command.ts') && !/\bdefineCommand\(/.test(text),
  );

/**
 * The files that name a field of a device: what another field of this kind would touch.
 * @param {readonly File[]} files
 */
export const namingTheField = (files) =>
  files.filter(
    ({ path, text }) =>
      /^(?!tools\/).*\.(?:ts|tsx|json)$/.test(path) && !OF_MEMBERS.test(path) && FIELD.test(text),
  );

/**
 * The figures by which the house is judged, each with the number of the day when they were set.
 * @param {readonly File[]} files all files of the project
 * @param {number} sharedFiles how many files that exist a new slice touches
 * @returns {readonly Row[]}
 */
export function figuresOf(files, sharedFiles) {
  const product = files.filter(isProduct);
  const lines = product.reduce((sum, file) => sum + linesOf(file), 0);
  const small = product.filter((file) => !file.path.endsWith('.css') && linesOf(file) < 20);
  const rooms = kindsOfRoom(product).length;
  const ofField = namingTheField(files).length;
  const commandless = withoutCommand(product).length;
  return [
    { figure: 'product files', before: 3989, now: product.length, goal: 3600 },
    { figure: 'lines of product', before: 221_451, now: lines, goal: 214_800 },
    { figure: 'files under 20 lines', before: 707, now: small.length, goal: 450 },
    { figure: 'kinds of room in contexts', before: 12, now: rooms, goal: 7 },
    { figure: 'shared files per slice', before: 13, now: sharedFiles, goal: 5 },
    { figure: 'files of a field of devices', before: 22, now: ofField, goal: 13 },
    { figure: 'command files without one', before: 84, now: commandless, goal: 0 },
  ];
}

/**
 * The figures as a table.
 * @param {readonly Row[]} rows
 */
export function tableOf(rows) {
  const head = ['figure', 'before', 'now', 'goal', ''];
  const lines = rows.map(({ figure, before, now, goal }) => [
    figure,
    ...[before, now, goal].map((number) => number.toLocaleString('en')),
    now <= goal ? 'met' : '',
  ]);
  const cells = [head, ...lines];
  const widths = head.map((_, at) => Math.max(...cells.map((line) => (line[at] ?? '').length)));
  /** @param {string} text @param {number} at */
  const padded = (text, at) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  return cells.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}
