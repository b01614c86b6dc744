import type { MemberEvent } from '@foyer/contracts/identity';

/** Until when each sign-in of a member runs, by its id. */
export type RunningSignIns = ReadonlyMap<string, string>;

export const noSignIns: RunningSignIns = new Map();

export function evolveSignIns(
  signIns: RunningSignIns,
  { type, data }: MemberEvent,
): RunningSignIns {
  switch (type) {
    case 'MemberSignedIn':
    case 'MemberSignInProlonged':
      return new Map([...signIns, [data.sessionId, data.expiresAt]]);
    case 'MemberSignedOut':
      return new Map([...signIns].filter(([sessionId]) => sessionId !== data.sessionId));
    default:
      return signIns;
  }
}

/** True if a sign-in was neither ended nor ran out. */
export function isRunning(signIns: RunningSignIns, sessionId: string, now: Date): boolean {
  return (signIns.get(sessionId) ?? '') > now.toISOString();
}
