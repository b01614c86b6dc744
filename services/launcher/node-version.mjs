/** The lines of Node that are supported and tried. */
export const SUPPORTED_NODES = [22, 24, 26];

/** The oldest Node that every dependency supports; the same number stands in package.json under `engines`. */
const OLDEST = { major: 20, minor: 19 };

/**
 * Whether a Node version such as `v20.19.1` can run the product.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** Ends the process with one friendly line where Node is too old: later it would fail in some package's syntax. */
export function requireSupportedNode() {
  if (isSupported(process.version)) return;
  console.error(
    'Foyer needs Node ' +
      OLDEST.major +
      '.' +
      OLDEST.minor +
      ' or newer, and this is ' +
      process.version +
      '. A current one is at https://nodejs.org',
  );
  process.exit(1);
}
