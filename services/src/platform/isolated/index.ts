export { compiled, runApart, WorkFailed, type WorkLimits } from './run-apart.js';
