const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The servers that an address names, without a password before them. */
export function hostOf(url: string): string {
  // A password may hold what ends a host, where it was not written as it should be.
  const hosts = url.replace(/^[^:]*:\/\/(?:.*@)?/s, '').replace(/[/?].*$/s, '');
  // Without the @, a user and a password are in the place of a host and its port.
  return hosts
    .split(',')
    .map((host) => (HOST.test(host) ? host : '…'))
    .join(',');
}
