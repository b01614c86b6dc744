export { DamagedSecret } from './damaged-secret.js';
export { SqliteVault } from './sqlite-vault.js';
export { Vault, type KeptSecret } from './vault.js';
export { VaultFault } from './vault-fault.js';
