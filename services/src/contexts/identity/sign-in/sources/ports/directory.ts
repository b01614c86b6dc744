import type { LdapSettings } from '@foyer/projections/identity';

/** How a directory is asked: its settings, with the password that goes with them. */
export interface DirectoryAccess {
  readonly settings: LdapSettings;
  readonly bindPW: string;
}

/** Somebody in a directory. */
export interface DirectoryEntry {
  /** Names the entry for ever; undefined where the directory does not say it. */
  readonly subject: string | undefined;
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** Their language as the source has it, such as `en-GB`; empty where it says nothing. */
  readonly language: string;
  /** Whether they are in the group that may sign in; true where there is none, null where its members were not told. */
  readonly allowed: boolean | null;
  /** Whether they are in the group of administrators; null where there is none, or its members were not told. */
  readonly admin: boolean | null;
  /** Whether the members of a group that the settings name were not told. */
  readonly groupsMissing: boolean;
}

/** All entries that a directory told of. */
export interface DirectoryAnswer {
  readonly entries: readonly DirectoryEntry[];
  /** Whether it refers elsewhere for more: who is not among the entries may be there all the same. */
  readonly isPartial: boolean;
}

/** A company's directory. Also the injection token. */
export abstract class Directory {
  /** Whether the server may connect to an address. Of a name this is known only when it is connected to. */
  abstract mayReach(serverAddr: string): boolean;
  /**
   * Whose name and password these are; undefined where they are no one's.
   * @throws SourceFailure where it cannot be asked, or several entries have the same permanent ID.
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
  abstract everybody(access: DirectoryAccess, signal: AbortSignal): Promise<DirectoryAnswer>;
}
