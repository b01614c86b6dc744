export { BackupRefused } from './backup-refused.js';
export { backupSettings, type BackupSettings } from './backup-settings.js';
export { backupTimes } from './backup-times.js';
export { demandLocal, type DataPlaces } from './data-places.js';
export { backupName, dropFormerBackups, newestBackup } from './kept-backups.js';
export { makeBackup } from './make-backup.js';
export { MANIFEST, readManifest, UNFINISHED, type Manifest } from './manifest.js';
export { restoreBackup } from './restore-backup.js';
export { vaultFileOf, verifyParts } from './verify-parts.js';
