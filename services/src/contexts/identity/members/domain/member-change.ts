import type { MemberRole } from '@foyer/contracts/identity';

import type { Particulars } from './account.js';
import type { MemberDetails } from './member.js';

/** Everything about a member that administration can change; what is absent stays. */
export interface MemberChange {
  readonly details?: Partial<MemberDetails>;
  readonly particulars?: Partial<Particulars>;
  readonly role?: MemberRole;
  readonly active?: boolean;
  /** The credential in the vault that becomes the password. */
  readonly credentialId?: string;
}
