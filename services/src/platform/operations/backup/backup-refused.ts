import { harmless } from '../../observability/index.js';

/** The reason why a backup is not made, or not restored. */
export type BackupRefusal =
  | 'BACKUP_DAMAGED'
  | 'BACKUP_FOLDER_IN_DATA'
  | 'BACKUP_FOLDER_NOT_EMPTY'
  | 'BACKUP_NEWER'
  | 'BACKUP_UNFINISHED'
  | 'DATA_FOLDER_NOT_EMPTY'
  | 'NO_BACKUP'
  | 'NO_EVENT_LOG'
  | 'STORE_ON_SERVER'
  | 'VAULT_MISSING';

/** A backup is not made or not restored; the message says why, for its operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';

  constructor(
    readonly code: BackupRefusal,
    sentence: string,
  ) {
    // A text of the backup may be in it.
    super(`${harmless(sentence)} (${code})`);
  }
}
