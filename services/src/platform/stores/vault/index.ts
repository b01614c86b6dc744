export { DamagedSecret, VaultFault } from './errors.js';
export { SqliteVault } from './sqlite-vault.js';
export { Vault, type KeptSecret } from './vault.js';
export { VaultReader } from './vault-reader.js';
