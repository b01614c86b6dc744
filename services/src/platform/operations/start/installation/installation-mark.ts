/** Where a store keeps which installation it belongs to. */
export interface InstallationMark {
  /** What its operator calls it, and how it comes back. */
  readonly store: string;
  readonly setting: string;
  readonly restore: string;
  /** Undefined where it has none. */
  read(): Promise<string | undefined>;
  write(installation: string): Promise<void>;
}
