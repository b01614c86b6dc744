import type {
  AdministratorEvent,
  CsvProblem,
  MemberEvent,
  MemberRole,
} from '@foyer/contracts/identity';

import { evolveAdministrators, type AdministratorsState } from './administrators.js';
import { administers, mayPromote, type Author } from './author.js';
import { createMember } from './create-member.js';
import type { InvitedStates, InvitedWrite } from './invite-members.js';
import type { MemberDetails } from './member.js';
import type { NewLink } from './password-links.js';

export interface ImportedMember {
  /** The number of its row in the file. */
  readonly row: number;
  readonly memberId: string;
  readonly details: MemberDetails;
  readonly role: MemberRole;
  /** The link of the invitation; null if none is sent. */
  readonly link: NewLink | null;
}

export interface ImportWrite {
  readonly administrators: readonly AdministratorEvent[];
  readonly people: readonly InvitedWrite[];
  /** Every reason against it, by row; where there is one, nothing is written. */
  readonly problems: readonly CsvProblem[];
}

/** Makes all members of a file, or no one and says of every row what is in the way. */
export function importMembers(
  administrators: AdministratorsState,
  people: readonly { readonly states: InvitedStates; readonly imported: ImportedMember }[],
  author: Author,
): ImportWrite {
  const problems = people.flatMap(({ states, imported }) =>
    problemsOf(states, imported, author).map(([field, code]) => ({
      row: imported.row,
      field,
      code,
    })),
  );
  if (problems.length > 0) return { administrators: [], people: [], problems };
  let circle = administrators;
  const appointed: AdministratorEvent[] = [];
  const writes: InvitedWrite[] = [];
  for (const { states, imported } of people) {
    const { memberId, details, role, link, row } = imported;
    const decision = createMember(
      { ...states, administrators: circle },
      { memberId, details, role, credentialId: null, author },
    );
    if (decision.type === 'rejected') {
      const problem = { row, field: '', code: decision.code };
      return { administrators: [], people: [], problems: [problem] };
    }
    const { member, userName, email, administrators: added } = decision.events;
    circle = added.reduce(evolveAdministrators, circle);
    appointed.push(...added);
    const invited: MemberEvent[] =
      link === null ? [] : [{ type: 'MemberInvited', data: { memberId, ...link } }];
    writes.push({ member: [...member, ...invited], userName, email });
  }
  return { administrators: appointed, people: writes, problems: [] };
}

function problemsOf(
  { userName, email }: InvitedStates,
  { role }: ImportedMember,
  author: Author,
): readonly (readonly [field: string, code: string])[] {
  return [
    ...(userName.ownerId === null ? [] : [['username', 'USER_NAME_ALREADY_EXISTS'] as const]),
    ...(email.ownerId === null ? [] : [['email', 'EMAIL_ALREADY_EXISTS'] as const]),
    ...(administers(role) && !mayPromote(author) ? [['role', 'FORBIDDEN'] as const] : []),
  ];
}
