import { Inject, Injectable } from '@nestjs/common';
import { permits, type Policy } from '@foyer/contracts/identity';
import { trusted, type ReadStore } from '@foyer/projections';
import type { FormerMemberDocument, MemberDocument } from '@foyer/projections/identity';

import { READ_STORE } from '#platform/tokens';
import { MemberDirectory } from '../ports/member-directory.js';

/** The directory in the read model of members. */
@Injectable()
export class ReadMemberDirectory extends MemberDirectory {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {
    super();
  }

  async displayNames(memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const present = await this.#find(memberIds);
    const known = new Set(present.map(({ _id }) => _id));
    const found = [...present, ...(await this.#former(memberIds.filter((id) => !known.has(id))))];
    return new Map(
      found.flatMap(({ _id, displayName }) => (displayName === null ? [] : [[_id, displayName]])),
    );
  }

  async existing(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#find(memberIds)).map(({ _id }) => _id));
  }

  async entitled(memberIds: readonly string[], policy: Policy): Promise<ReadonlySet<string>> {
    const found = (await this.#find(memberIds)).filter(
      ({ status, role }) => status !== 'INACTIVE' && permits(policy, role),
    );
    return new Set(found.map(({ _id }) => _id));
  }

  async #former(memberIds: readonly string[]) {
    if (memberIds.length === 0) return [];
    return this.store
      .collection<FormerMemberDocument>('formerMembers')
      .find({ _id: trusted({ $in: memberIds }) }, { projection: { displayName: 1 } });
  }

  async #find(memberIds: readonly string[]) {
    if (memberIds.length === 0) return [];
    return this.store
      .collection<MemberDocument>('members')
      .find(
        { _id: trusted({ $in: memberIds }) },
        { projection: { displayName: 1, status: 1, role: 1 } },
      );
  }
}
