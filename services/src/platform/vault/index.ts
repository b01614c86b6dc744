export { SqliteVault } from './sqlite-vault.js';
export { Vault } from './vault.js';
