/** The servers that an address names, without the password that may stand before them. */
export function hostOf(url: string): string {
  // A password may hold what ends a host, where it was not written as it should be.
  return url.replace(/^[^:]+:\/\/(?:.*@)?/, '').replace(/[/?].*$/, '');
}
