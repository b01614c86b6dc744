/** The lines of Node that are supported and tried. */
export const SUPPORTED_NODES = [22, 24, 26];

/**
 * The oldest Node that has all that is needed; package.json has the same number under `engines`.
 */
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
