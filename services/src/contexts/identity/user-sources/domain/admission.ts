import type {
  LdapSyncChange,
  MemberRole,
  SourceIdentityEvent,
  SourceKind,
} from '@foyer/contracts/identity';

import type { KnownMember, MemberDetails } from '../../members/domain/member.js';
import type { MemberWrite } from '../../members/domain/member-write.js';
import type { SaidGroups } from './said-groups.js';

/** The rights of a person here, as a source states them. */
export interface Standing {
  /** True if the source lets the person in; null if it does not say, which changes nothing. */
  readonly allowed: boolean | null;
  /** True for a person of its group of administrators; null without such a group, or roles. */
  readonly admin: boolean | null;
  /** Why it is not known whether the person is in groups of the settings; null if it is known. */
  readonly groupsUnknown: Exclude<SaidGroups, readonly string[]> | null;
}

/** A person of a source who must become a member here. */
export interface Admission extends Standing {
  readonly memberId: string;
  readonly source: SourceKind;
  readonly identityKey: string;
  readonly details: MemberDetails;
  readonly defaultRole: MemberRole;
  readonly emailUnconfirmed?: boolean;
  /** True if a member keeps role and access, also if the source says otherwise. */
  readonly keepsStanding?: boolean;
}

export interface Admitted {
  readonly memberId: string;
  readonly change: LdapSyncChange | 'unchanged';
  /** The code of an action that was not done. */
  readonly code: 'LAST_ADMINISTRATOR' | 'SOURCE_GROUPS_MISSING' | null;
}

export type AdmissionWrite = MemberWrite & { readonly identity: readonly SourceIdentityEvent[] };

/** Returns an admission that leaves the standing of a member as it is, where it must stay. */
export function asJudged<T extends Standing & Pick<Admission, 'keepsStanding'>>(
  admission: T,
  { source, status }: Pick<KnownMember, 'source' | 'status'>,
): T {
  if (admission.keepsStanding !== true || source === null) return admission;
  const allowed = status === 'active' || source.allowed;
  return { ...admission, allowed, admin: null, groupsUnknown: null };
}
