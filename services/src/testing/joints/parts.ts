/** Things that a state can have, which an event can befall. */
export type Part =
  | 'agent'
  | 'colleague'
  | 'supervisor'
  | 'visitor'
  | 'portal'
  | 'device'
  | 'recording'
  | 'transcript'
  | 'owner'
  | 'presenter'
  | 'session'
  | 'document'
  | 'poll'
  | 'guest'
  | 'organizer'
  | 'invited'
  | 'meeting'
  | 'program';

/** The people among them who have an account. */
export const MEMBERS = [
  ...(['agent', 'colleague', 'supervisor', 'owner', 'presenter', 'organizer', 'invited'] as const),
] as const satisfies readonly Part[];
export type MemberPart = (typeof MEMBERS)[number];
