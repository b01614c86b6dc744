import type { IceCandidate } from '@foyer/contracts/calls';

const CANDIDATE =
  /^candidate:[\w+/]{1,32} [1-9]\d{0,2} (?:udp|tcp) \d{1,10} [\w.:%-]{1,255} \d{1,5} typ (?:host|srflx|prflx|relay)(?: [\x21-\x7e]{1,256}){0,32}$/i;

/** True if a candidate is written as browsers write them; others are not passed on. */
export function isSoundCandidate({ candidate }: IceCandidate): boolean {
  return CANDIDATE.test(candidate);
}
