/** The servers that an address names, without the password that may stand before them. */
export function hostOf(url: string): string {
  return url.replace(/^[^:]+:\/\/(?:[^/@]*@)?/, '').replace(/[/?].*$/, '');
}
