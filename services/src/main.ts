import { currentBundle } from './platform/current-bundle.js';
import { useCompileCache } from './program/compile-cache.js';

// Traces of errors point into the sources. By Node's own argument for it, the log would have all
// maps of the server parsed at every start: a tenth of its time.
process.setSourceMapsEnabled(true);
const folder = new URL('.', import.meta.url);
const writeCompileCache = useCompileCache(folder);
// One file is loaded in a fraction of the time that two thousand take.
await import(currentBundle(folder, 'program.js')?.href ?? './program/program.js');
// It is ready, or has ended.
writeCompileCache();
