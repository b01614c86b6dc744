import type { Command } from 'commander';
import type { Terminal } from '../output/terminal.js';
import { copyVault } from './copy-vault.js';

/** Adds `foyer vault ...`. */
export function registerVault(program: Command, terminal: Terminal): void {
  const vault = program.command('vault').description('take care of the secrets');
  vault
    .command('copy')
    .description('copy all secrets to another place, while the server is stopped')
    .requiredOption('--from <url>', 'such as sqlite:./data/vault.db')
    .requiredOption('--to <url>', 'such as mongodb://host:27017/foyer-vault')
    .action((options: { from: string; to: string }) => copyVault(terminal, options));
}
