import { runProgram } from './run-program.js';

/** The time that a port or another open resource gets after the end; then it is abandoned. */
const LINGERS_MS = 3_000;

// Anyone who started it over such a line is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.exitCode = await runProgram(process.argv, process.env);
setTimeout(() => process.exit(), LINGERS_MS).unref();
