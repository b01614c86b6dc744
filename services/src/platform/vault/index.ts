export { SqliteVault } from './sqlite-vault.js';
export { Vault } from './vault.js';
export { VaultFault } from './vault-fault.js';
