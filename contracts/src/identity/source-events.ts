import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

/** The sources of accounts outside this program: user sources. */
export const SourceKind = z.enum(['ldap', 'oidc', 'saml']).meta({ id: 'SourceKind' });
export type SourceKind = z.output<typeof SourceKind>;

/**
 * Names a person within a source by a keyed hash: without the key it does not reveal the person.
 */
const IdentityKey = z.string().max(100);

/**
 * Stream `member-<id>`: from now on the source says who the member is and signs the member in; a
 * password here is none any more.
 */
export const MemberLinkedToSource = defineEvent(
  'MemberLinkedToSource',
  1,
  z.object({ memberId: Id, source: SourceKind, identityKey: IdentityKey }),
);
/**
 * The source admits the member, or not any more. A member who was deactivated by hand stays so in
 * any case.
 */
export const MemberSourceAccessChanged = defineEvent(
  'MemberSourceAccessChanged',
  1,
  z.object({ memberId: Id, source: SourceKind, allowed: z.boolean() }),
);

/** How the source spoke of a member's groups: only `known` says in which of them the member is. */
export const SourceGroups = z.enum(['known', 'missing', 'not-understood']);
export type SourceGroups = z.output<typeof SourceGroups>;

/**
 * The source spoke of the member's groups in another way than before. Role and access stayed as they
 * were if the groups were not known.
 */
export const MemberSourceGroupsNoted = defineEvent(
  'MemberSourceGroupsNoted',
  1,
  z.object({ memberId: Id, source: SourceKind, groups: SourceGroups }),
);

/** Stream `source-identity-<source>-<keyed hash>`: one identity of a source is one member. */
export const SourceIdentityClaimed = defineEvent(
  'SourceIdentityClaimed',
  1,
  z.object({ source: SourceKind, identityKey: IdentityKey, memberId: Id }),
);

export const sourceMemberEvents = [
  MemberLinkedToSource,
  MemberSourceAccessChanged,
  MemberSourceGroupsNoted,
] as const;
export const sourceIdentityEvents = [SourceIdentityClaimed] as const;
export type SourceMemberEvent = EventOf<(typeof sourceMemberEvents)[number]>;
export type SourceIdentityEvent = EventOf<(typeof sourceIdentityEvents)[number]>;
