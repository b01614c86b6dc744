/** The account that somebody claims at sign-in. */
export interface MemberAccount {
  readonly memberId: string;
  /** Null where no password was ever set. */
  readonly credentialId: string | null;
  /** Whether a user source signs the member in, and not a password that is kept here. */
  readonly fromSource: boolean;
}

/** Finds accounts by what people type at sign-in. */
export abstract class MemberAccounts {
  /** By user name or e-mail, without regard to case. */
  abstract findByLogin(login: string): Promise<MemberAccount | undefined>;
  /** Those who can make administrators and are not deactivated, the longest there first. */
  abstract findSuperAdmins(): Promise<readonly MemberAccount[]>;
}
