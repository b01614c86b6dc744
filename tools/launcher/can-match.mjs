/** Selectors without attributes, arguments and what is escaped. */
const PLAIN = /^[\w\s.#,:>+~*-]+$/;
const COMBINATOR = /[\s>+~]+/;
/** The tag, then classes and ids, then pseudo-classes. */
const NAMES = /^([\w-]+|\*)?((?:[.#][\w-]+)*)(?::|$)/;

/**
 * @typedef {object} Named an element
 * @property {string} localName
 * @property {(namespace: null, name: string) => string | null} getAttributeNS
 *
 * @typedef {object} Wanted what an element must have that a selector matches
 * @property {string | undefined} tag
 * @property {readonly string[]} classes
 */

/** @type {Map<string, readonly Wanted[] | undefined>} */
const wantedBy = new Map();

/**
 * True if a selector may match an element: false only if the element lacks a tag or class that it
 * asks for. A selector engine decides about the rest.
 * @param {Named} element
 * @param {string | undefined} selector
 * @returns {boolean}
 */
export function canMatch(element, selector) {
  if (selector === undefined) return true;
  let wanted = wantedBy.get(selector);
  if (wanted === undefined && !wantedBy.has(selector)) {
    wanted = read(selector);
    wantedBy.set(selector, wanted);
  }
  return wanted === undefined || wanted.some((one) => has(element, one));
}

/**
 * @param {Named} element
 * @param {Wanted} wanted
 */
function has(element, { tag, classes }) {
  if (tag !== undefined && element.localName.toLowerCase() !== tag) return false;
  if (classes.length === 0) return true;
  const own = element.getAttributeNS(null, 'class');
  return own !== null && classes.every((name) => own.includes(name));
}

/**
 * @param {string} selector
 * @returns {readonly Wanted[] | undefined} one for each of a list; undefined where one asks for
 * more than names
 */
function read(selector) {
  if (!PLAIN.test(selector)) return undefined;
  /** @type {Wanted[]} */
  const all = [];
  for (const one of selector.split(',')) {
    const found = NAMES.exec(one.trim().split(COMBINATOR).at(-1) ?? '');
    if (found === null) return undefined;
    const [, tag, names = ''] = found;
    const classes = names.match(/(?<=\.)[\w-]+/g) ?? [];
    all.push({ tag: tag === '*' ? undefined : tag?.toLowerCase(), classes });
  }
  return all;
}
