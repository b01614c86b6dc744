import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CONFIG = fileURLToPath(new URL('../../k6/vite.config.js', import.meta.url));
const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

/** Bundles the scenarios into a folder. Returns the script of one of them. */
export async function bundle(name: string, outDir: string): Promise<string> {
  const args = ['build', '--config', CONFIG, '--outDir', outDir, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [VITE, ...args]);
  return join(outDir, `${name}.js`);
}
