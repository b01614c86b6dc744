import type { LdapSettings } from '@foyer/projections/identity';

/** How a directory is asked: its settings, with the password that goes with them. */
export interface DirectoryAccess {
  readonly settings: LdapSettings;
  readonly bindPW: string;
}

/** Somebody in a directory. */
export interface DirectoryEntry {
  /** What names the entry for ever. */
  readonly subject: string;
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** Their language as the source has it, such as `en-GB`; empty where it says nothing. */
  readonly language: string;
  /** Whether they are in the group that may sign in; true where there is none. */
  readonly allowed: boolean;
  /** Whether they are in the group of administrators; null where there is none. */
  readonly admin: boolean | null;
}

/** A company's directory. Also the injection token. */
export abstract class Directory {
  /** Whether the server may connect to an address. Of a name this is known only when it is connected to. */
  abstract mayReach(serverAddr: string): boolean;
  /**
   * Whose name and password these are; undefined where they are no one's.
   * @throws SourceFailure where it cannot be asked.
   */
  abstract authenticate(
    access: DirectoryAccess,
    login: string,
    password: string,
  ): Promise<DirectoryEntry | undefined>;
  /**
   * Everybody whom the filter finds.
   * @throws SourceFailure where it cannot be asked, or a group that is named is not there.
   */
  abstract everybody(
    access: DirectoryAccess,
    signal: AbortSignal,
  ): Promise<readonly DirectoryEntry[]>;
}
