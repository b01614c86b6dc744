import { fileURLToPath } from 'node:url';

const workspace = (name: string): string =>
  fileURLToPath(new URL(`../../../../${name}`, import.meta.url));

export const WEBCLIENT = workspace('webclient');
export const CONSOLE = workspace('console');
/** The program that bundles pages. */
export const VITE = workspace('node_modules/vite/bin/vite.js');
