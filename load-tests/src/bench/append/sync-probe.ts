import { mkdirSync } from 'node:fs';
import { PROBES, type ProbeName } from './probes.js';

const [name, folder] = process.argv.slice(2);
const probe = PROBES[name as ProbeName];
if (!folder) throw new Error('A probe needs a name and a folder');
mkdirSync(folder, { recursive: true });
await probe.run(folder);
