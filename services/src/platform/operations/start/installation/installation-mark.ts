/** The place in a store for the installation that it belongs to. */
export interface InstallationMark {
  /** The operator's name for the store, its setting, and its restore instruction. */
  readonly store: string;
  readonly setting: string;
  readonly restore: string;
  /** Undefined where it has none. */
  read(): Promise<string | undefined>;
  write(installation: string): Promise<void>;
}
