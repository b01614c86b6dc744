import { FIRST_PAGE } from './size.js';

/**
 * A page loads its parts as they are needed. Code that several parts share goes into a few files:
 * a browser asks for six at a time from a server over HTTP/1.1, and two hundred small files each
 * take their turn (ADR 0214).
 *
 * Such code goes to the file of exactly those families of parts that reach it. Its imports are
 * reached by the same families or more, so that no two files import each other.
 */

const CONTRACTS = /contracts\/dist\//;
const ZOD = /node_modules\/zod\//;

/** Parts by the names of their files. @type {Readonly<Record<string, RegExp>>} */
const FAMILIES = {
  waiting:
    /visits\/visitor\/(?:waiting\/|phone\/|embedded\/|preview\/)?(?!CallToLeave)\w+\.tsx$|media\/components\/|CheckFromMenu|app\/(?:Toasts|build)/,
  call: /(?:CallToLeave|KioskCall|CallAtDesk|SessionCall|MeetPage|MeetingCall|SupervisionPage|SessionLinkPage|CallRecording|CallCaptions|Captions\w*|StartCaptions|StartDialog|MarkButton|WithdrawConsent|ChatPanel)\.tsx$/,
  staff: /(?:StaffLayout|StaffPages|DeskPage|SignInPage|Permitted|StaffApp)\.tsx$/,
};
const OTHER = 'pages';
const NAMES = [...Object.keys(FAMILIES), OTHER];

/** @param {string} id */
const isOfFirstPage = (id) => FIRST_PAGE.some((part) => id.endsWith(`/webclient/${part}`));

/** @param {string} id */
const familyOf = (id) => NAMES.find((name) => FAMILIES[name]?.test(id)) ?? OTHER;

/**
 * @typedef {{ name: string, minShareCount: number, test: (id: string) => boolean }} Group
 * @returns {{ plugin: import('vite').Plugin, groups: Group[] }} what has to be among the plugins,
 *   and the groups of the bundler, in their order
 */
export function sharedParts() {
  const graph = { first: new Set(), schemas: new Set(), plain: new Set(), families: new Map() };
  const { first, schemas, plain, families } = graph;
  const plugin = {
    name: 'shared-parts',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const reached = (id, seen = new Set()) => {
        if (seen.has(id)) return seen;
        seen.add(id);
        for (const next of importsOf(id)) reached(next, seen);
        return seen;
      };
      for (const id of ids.filter(isOfFirstPage)) {
        // The bundler leaves most contracts out of the first page, as nothing there uses them.
        for (const one of reached(id)) if (!CONTRACTS.test(one) && !ZOD.test(one)) first.add(one);
      }
      for (const id of ids.filter((one) => CONTRACTS.test(one))) {
        if (importsOf(id).some((one) => ZOD.test(one))) schemas.add(id);
        else if (![...reached(id)].some((one) => ZOD.test(one))) plain.add(id);
      }
      for (const id of ids) {
        const info = this.getModuleInfo(id);
        if (!info?.isEntry && info?.dynamicImporters.length === 0) continue;
        for (const one of reached(id))
          families.set(one, (families.get(one) ?? new Set()).add(familyOf(id)));
      }
    },
  };
  return {
    plugin,
    groups: [
      // It has files of its own, as it is weighed.
      { name: 'first', minShareCount: 2, test: (id) => first.has(id) },
      { name: 'contracts', minShareCount: 2, test: (id) => plain.has(id) },
      // Visitors need none of it.
      { name: 'schemas', minShareCount: 1, test: (id) => ZOD.test(id) || schemas.has(id) },
      ...setsOf(NAMES)
        // What more families reach is imported by what fewer reach, and is taken first.
        .sort((one, other) => other.length - one.length)
        .map((set) => ({
          name: set.join('-'),
          minShareCount: 2,
          test: (id) => isSame(families.get(id), set),
        })),
    ],
  };
}

/**
 * @param {readonly string[]} names
 * @returns every choice of at least one of them
 */
function setsOf(names) {
  const sets = names.reduce((all, name) => [...all, ...all.map((set) => [...set, name])], [[]]);
  return sets.filter((set) => set.length > 0);
}

/**
 * @param {ReadonlySet<string> | undefined} reaching
 * @param {readonly string[]} set
 */
function isSame(reaching, set) {
  return reaching?.size === set.length && set.every((name) => reaching.has(name));
}
