import { Inject, Injectable } from '@nestjs/common';
import { permits, type Language, type Policy } from '@foyer/contracts/identity';
import { trusted, type ReadStore } from '@foyer/projections';
import type { FormerMemberDocument, MemberDocument } from '@foyer/projections/identity';

import { READ_STORE } from '#platform/tokens';

/** Tells other contexts what they may know of members, from the read model of members. */
@Injectable()
export class MemberDirectory {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /**
   * How members are called, former ones too; those who never were, or were forgotten, are left out.
   */
  async displayNames(memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const present = await this.#find(memberIds);
    const known = new Set(present.map(({ _id }) => _id));
    const found = [...present, ...(await this.#former(memberIds.filter((id) => !known.has(id))))];
    return new Map(
      found.flatMap(({ _id, displayName }) => (displayName === null ? [] : [[_id, displayName]])),
    );
  }

  /** Which of these ids are members now. */
  async existing(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#find(memberIds)).map(({ _id }) => _id));
  }

  /** Which of these ids are members now whose role has a right, and who are not deactivated. */
  async entitled(memberIds: readonly string[], policy: Policy): Promise<ReadonlySet<string>> {
    const found = (await this.#find(memberIds)).filter(
      ({ status, role }) => status !== 'INACTIVE' && permits(policy, role),
    );
    return new Set(found.map(({ _id }) => _id));
  }

  /** True if an id belongs to such a member. */
  async isEntitled(memberId: string, policy: Policy): Promise<boolean> {
    return (await this.entitled([memberId], policy)).has(memberId);
  }

  /** How one member is called. */
  async displayName(memberId: string): Promise<string | undefined> {
    return (await this.displayNames([memberId])).get(memberId);
  }

  /** The language in which a member reads; English where that is not known. */
  async languageOf(memberId: string): Promise<Language> {
    const found = await this.store
      .collection<MemberDocument>('members')
      .findOne({ _id: memberId }, { projection: { language: 1 } });
    return found?.language ?? 'en';
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
