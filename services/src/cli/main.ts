import { ownerOnly } from '#platform/operations/start';
import { Terminal } from './output/terminal.js';
import { runCli } from './run-cli.js';

ownerOnly();
process.exitCode = await runCli(process.argv.slice(2), new Terminal(), process.env);
