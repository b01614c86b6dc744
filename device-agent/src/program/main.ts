import { runProgram } from './run-program.js';

/** What is still open after everything was closed, such as a port that does not let go, is given up. */
const LINGERS_MS = 3_000;

// Anyone who started it over such a line is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.exitCode = await runProgram(process.argv, process.env);
setTimeout(() => process.exit(), LINGERS_MS).unref();
