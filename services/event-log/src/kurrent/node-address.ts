/** An address that looks for the leader, also where it names one node alone: that one is asked who leads. */
export function lookingForLeader(url: string): string {
  const [, scheme = '', rest = ''] = /^([^:]+):\/\/(.*)$/s.exec(url) ?? [];
  const hosts = rest.replace(/[/?].*$/s, '').replace(/^.*@/, '');
  return scheme.includes('+') || hosts.includes(',') ? url : `${scheme}+discover://${rest}`;
}

/** Whether an address asks for nodes that lag behind the leader. */
export function prefersOthers(url: string): boolean {
  return /[?&]\s*node[_-]?preference=\s*(?:follower|random|read[_-]?only[_-]?replica)\b/i.test(url);
}
