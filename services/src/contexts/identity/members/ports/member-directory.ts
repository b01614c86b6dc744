import type { Policy } from '@foyer/contracts/identity';

/** The knowledge of members that other contexts may have. */
export abstract class MemberDirectory {
  /**
   * How members are called, former ones too; those who never were, or were forgotten, are left out.
   */
  abstract displayNames(memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Which of these ids are members now. */
  abstract existing(memberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these ids are members now whose role has a right, and who are not deactivated. */
  abstract entitled(memberIds: readonly string[], policy: Policy): Promise<ReadonlySet<string>>;

  /** True if an id belongs to such a member. */
  async isEntitled(memberId: string, policy: Policy): Promise<boolean> {
    return (await this.entitled([memberId], policy)).has(memberId);
  }

  /** How one member is called. */
  async displayName(memberId: string): Promise<string | undefined> {
    return (await this.displayNames([memberId])).get(memberId);
  }
}
