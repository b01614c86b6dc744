/** The lines of Node that are supported and tried. */
export const SUPPORTED_NODES = [22, 24, 26];

/** The oldest Node that has all that is needed; the same number stands in package.json under `engines`. */
export const OLDEST = { major: 22, minor: 22 };

/**
 * Says whether a Node version such as `v22.22.1` can run the product.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === OLDEST.major) return minor >= OLDEST.minor;
  return SUPPORTED_NODES.includes(major) || major > Math.max(...SUPPORTED_NODES);
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
