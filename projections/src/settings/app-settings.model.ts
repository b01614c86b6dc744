import type {
  AppSettingFile,
  AppSettingFilePurpose,
  AppSettingGroup,
  AppSettingValues,
} from '@foyer/contracts/settings';

/** The settings of the deployment, as kept for queries. */
export interface AppSettingDocument extends AppSettingValues {
  readonly _id: string;
  readonly revisions: Readonly<Record<AppSettingGroup, number>>;
  readonly files: readonly KeptSettingFile[];
}

export interface KeptSettingFile extends AppSettingFile {
  readonly purpose: AppSettingFilePurpose;
  /** SHA-256, base64url. */
  readonly hash: string;
}

/** One change of a group of settings. */
export interface AppSettingChangeDocument {
  readonly _id: string;
  readonly group: AppSettingGroup;
  readonly reset: boolean;
  readonly value: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>>;
  readonly at: string;
  /** Changes in the order in which they were made. */
  readonly number: number;
  /** Null where it was no member. */
  readonly memberId: string | null;
}

/** The documents of the projection `app-settings`, by collection. */
export interface AppSettingCollections {
  readonly appSettings: AppSettingDocument;
  readonly appSettingChanges: AppSettingChangeDocument;
}
