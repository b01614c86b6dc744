import type { LdapSettings } from '@foyer/projections/identity';

/** How a directory is asked: its settings, with the password that goes with them. */
export interface DirectoryAccess {
  readonly settings: LdapSettings;
  readonly bindPW: string;
}

/** A person in a directory. */
export interface DirectoryEntry {
  /** The permanent id of the entry; undefined if the directory does not state it. */
  readonly subject: string | undefined;
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** Their language as the source has it, such as `en-GB`; empty where it says nothing. */
  readonly language: string;
  /**
   * True if the person is in the group that may sign in, or there is none; null if its members were
   * not listed.
   */
  readonly allowed: boolean | null;
  /**
   * True if the person is in the group of administrators; null if there is none, or its members
   * were not listed.
   */
  readonly admin: boolean | null;
  /** True if the members of a group in the settings were not listed. */
  readonly groupsMissing: boolean;
}

/** All entries that a directory told of. */
export interface DirectoryAnswer {
  readonly entries: readonly DirectoryEntry[];
  /**
   * True if it refers to other servers for more: a person who is not among the entries may still
   * exist.
   */
  readonly isPartial: boolean;
}

/** A company's directory. Also the injection token. */
export abstract class Directory {
  /**
   * True if the server may connect to an address. For a host name this is known only when it
   * connects.
   */
  abstract mayReach(serverAddr: string): boolean;
  /**
   * Finds the entry with this name and password; undefined if there is none.
   * @throws SourceFailure where it cannot be asked, or several entries have the same permanent ID.
   */
  abstract authenticate(
    access: DirectoryAccess,
    login: string,
    password: string,
  ): Promise<DirectoryEntry | undefined>;
  /**
   * Lists all people whom the filter finds.
   * @throws SourceFailure where it cannot be asked, or a group that is named is not there.
   */
  abstract everybody(access: DirectoryAccess, signal: AbortSignal): Promise<DirectoryAnswer>;
}
