export { dataElement, withPrerenderedShell, type PrerenderedShell } from './prerendered-shell.js';
