export {
  dataElement,
  escapeHtml,
  withPrerenderedShell,
  type PrerenderedShell,
} from './prerendered-shell.js';
