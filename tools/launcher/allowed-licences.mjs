/** Licences that ask for a notice at most, and those of fonts. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Packages that the list alone cannot judge, each with the licence of its files and a reason. */
export const REVIEWED = [
  { name: /^png-js$|^xmlhttprequest-ssl$/, license: undefined, reason: 'MIT by their files' },
  { name: /^css-mediaquery$/, license: /^BSD$/, reason: 'BSD-3-Clause by its file' },
  {
    name: /^dejavu-fonts-ttf$/,
    license: /^SEE LICENSE/,
    reason: 'the licence of Bitstream Vera, which asks for its notice',
  },
  {
    name: /^@img\/sharp-/,
    license: /LGPL-3\.0-or-later/,
    reason: 'libvips is a library of its own, which Foyer loads and does not change',
  },
  {
    name: /^@?node-datachannel/,
    license: /^MPL 2\.0$/,
    reason: 'optional, for load tests, and not changed',
  },
  {
    name: /^web-push$/,
    license: /^MPL-2\.0$/,
    reason: 'its files keep their licence, and are not changed',
  },
];

/**
 * @param {string} expression of SPDX; `AND` binds more tightly than `OR`
 * @returns {boolean} whether the product may ship under it
 */
export function isAllowed(expression) {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((id) => ALLOWED.has(id)));
}

/**
 * Gives what is wrong with the licence of a package.
 * @param {import('./production-packages.mjs').ProductionPackage} one
 * @returns {string | undefined} undefined where it may ship
 */
export function licenceFault({ name, version, license }) {
  if (license !== undefined && isAllowed(license)) return undefined;
  const isReviewed = REVIEWED.some(
    (row) =>
      row.name.test(name) &&
      (row.license === undefined ? license === undefined : row.license.test(license ?? '')),
  );
  return isReviewed ? undefined : `${name}@${version}: ${license ?? 'no licence'}`;
}
