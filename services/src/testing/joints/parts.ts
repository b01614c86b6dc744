/** Things that a state can have, which an event can befall. */
export type Part =
  | 'agent'
  | 'colleague'
  | 'visitor'
  | 'portal'
  | 'owner'
  | 'presenter'
  | 'session'
  | 'guest'
  | 'organizer'
  | 'invited'
  | 'meeting';

/** The people among them who have an account. */
export const MEMBERS = [
  ...(['agent', 'colleague', 'owner', 'presenter', 'organizer', 'invited'] as const),
] as const satisfies readonly Part[];
export type MemberPart = (typeof MEMBERS)[number];
