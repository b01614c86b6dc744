import { fileURLToPath } from 'node:url';

import { DESK_FILES, deskFiles, GUEST_BUDGET, guestScripts } from './size.js';

const folder = fileURLToPath(new URL('../dist/app', import.meta.url));
const scripts = guestScripts(folder);
const desk = deskFiles(folder).length;
const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

if (process.argv.includes('--json')) {
  process.stdout.write(JSON.stringify(scripts));
} else {
  for (const { file, bytes } of scripts) process.stdout.write(`${kilobytes(bytes)}  ${file}\n`);
  process.stdout.write(`${String(desk).padStart(7)} files  an agent's desk with a call\n`);
  process.stdout.write(`${kilobytes(total)}  a visitor's page before the call, after gzip\n`);
  if (desk > DESK_FILES) {
    process.stderr.write(`More than the ${DESK_FILES} files of a desk\n`);
    process.exitCode = 1;
  }
  if (total > GUEST_BUDGET) {
    process.stderr.write(`More than the ${GUEST_BUDGET / 1000} kB it may weigh\n`);
    process.exitCode = 1;
  }
}
