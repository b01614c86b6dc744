/** The account that a person claims at sign-in. */
export interface MemberAccount {
  readonly memberId: string;
  /** Null where no password was ever set. */
  readonly credentialId: string | null;
  /** True if a user source signs the member in instead of a password of this installation. */
  readonly fromSource: boolean;
}

/** Finds accounts by what people type at sign-in. */
export abstract class MemberAccounts {
  /** By user name or e-mail, without regard to case. */
  abstract findByLogin(login: string): Promise<MemberAccount | undefined>;
  /** Those who can make administrators and are not deactivated, the longest there first. */
  abstract findSuperAdmins(): Promise<readonly MemberAccount[]>;
}
