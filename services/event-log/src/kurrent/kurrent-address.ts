/**
 * Options of an address that the client knows, in small letters and without separators between
 * words.
 */
const OPTIONS: ReadonlySet<string> = new Set([
  ...['connectionname', 'defaultdeadline', 'discoveryinterval', 'dnsdiscover', 'gossiptimeout'],
  ...['keepaliveinterval', 'keepalivetimeout', 'maxdiscoverattempts', 'nodepreference'],
  ...['throwonappendfailure', 'tls', 'tlscafile', 'tlsverifycert', 'usercertfile', 'userkeyfile'],
]);
const PREFERS_OTHERS =
  /[?&]\s*node[_-]?preference=\s*(?:follower|random|read[_-]?only[_-]?replica)\b/i;

/**
 * An address that looks for the leader, also where it names one node alone: that one is asked who
 * leads.
 */
export function lookingForLeader(url: string): string {
  return namesSeveral(url) ? url : url.replace(/^([^:+]+):/, '$1+discover:');
}

/**
 * An address as the client takes it, without the name from before, which it takes with a loud
 * warning. Of several nodes with `+discover` it would ask the first alone, which may be the one
 * that is dead.
 */
export function addressForClient(url: string): string {
  const renamed = url.replace(/^esdb(?=\+discover:|:)/, 'kurrentdb');
  return namesSeveral(renamed) ? renamed.replace('+discover:', ':') : renamed;
}

/** The reason why an address cannot be used, for its operator; undefined without a known reason. */
export function whyUnusable(url: string): string | undefined {
  if (PREFERS_OTHERS.test(url)) {
    return 'only the leader knows all that was written; leave nodePreference out';
  }
  // The client takes such an option for none and prints the whole address, with the password in it.
  const unknown = optionsOf(url).find(
    (name) => !OPTIONS.has(name.trim().toLowerCase().replaceAll(/[_-]/g, '')),
  );
  if (unknown === undefined) return undefined;
  const named = /^[\w-]{1,40}$/.test(unknown) ? ` ${unknown}` : '';
  return `there is no such option as${named || ' one of those that it ends with'}; look at its options`;
}

/** True if an address names several nodes; then all of them are asked for the leader. */
function namesSeveral(url: string): boolean {
  return placeOf(url)
    .replace(/[/?].*$/s, '')
    .includes(',');
}

function optionsOf(url: string): readonly string[] {
  const [, query = ''] = /\?(.*)$/s.exec(placeOf(url)) ?? [];
  return query.split('&').flatMap((option) => (option === '' ? [] : [option.replace(/=.*$/s, '')]));
}

/** The part after the user and password, which may contain any characters. */
function placeOf(url: string): string {
  return url.replace(/^[^:]+:\/\/(?:.*@)?/s, '');
}
