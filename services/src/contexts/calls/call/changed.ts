import type { CallOn, Participant } from './state.js';

/** A call in which something is different about one participant. */
export function changed(
  call: CallOn,
  joinerId: string,
  change: (participant: Participant) => Partial<Participant>,
): CallOn {
  const before = call.participants[joinerId];
  if (!before) return call;
  const after = { ...before, ...change(before) };
  return { ...call, participants: { ...call.participants, [joinerId]: after } };
}
