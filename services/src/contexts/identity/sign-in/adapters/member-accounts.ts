import { Inject, Injectable } from '@nestjs/common';
import { nameKey } from '@foyer/contracts/identity';
import { trusted, type ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { READ_STORE } from '#platform/tokens';

/** The account that a person claims at sign-in. */
export interface MemberAccount {
  readonly memberId: string;
  /** Null where no password was ever set. */
  readonly credentialId: string | null;
  /** True if a user source signs the member in instead of a password of this installation. */
  readonly fromSource: boolean;
}

/**
 * Finds accounts in the read model of members by what people type at sign-in. No user name has an
 * `@`, so what was typed is one or the other.
 */
@Injectable()
export class MemberAccounts {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /** By user name or e-mail, without regard to case. */
  async findByLogin(login: string): Promise<MemberAccount | undefined> {
    const key = nameKey(login);
    const found = await this.store
      .collection<MemberDocument>('members')
      .find(key.includes('@') ? { emailKey: key } : { userNameKey: key }, {
        projection: { credentialId: 1, source: 1, status: 1 },
      });
    // Former members keep the name in read models until another member has it, so both may be
    // found.
    const account = found.find(({ status }) => status !== 'INACTIVE') ?? found[0];
    return account && accountOf(account);
  }

  /** Those who can make administrators and are not deactivated, the longest there first. */
  async findSuperAdmins(): Promise<readonly MemberAccount[]> {
    const found = await this.store
      .collection<MemberDocument>('members')
      .find(
        { role: 'super-admin', status: trusted({ $ne: 'INACTIVE' }) },
        { sort: { createdAt: 1 }, projection: { credentialId: 1, source: 1 } },
      );
    return found.map(accountOf);
  }
}

function accountOf({
  _id: memberId,
  credentialId,
  source,
}: Pick<MemberDocument, '_id' | 'credentialId' | 'source'>): MemberAccount {
  return { memberId, credentialId, fromSource: source !== 'local' };
}
