import { useCompileCache } from './program/compile-cache.js';
import { currentBundle } from './platform/current-bundle.js';

const folder = new URL('.', import.meta.url);
const writeCompileCache = useCompileCache(folder);
// A command is over in less than it takes to load it file by file.
await import(currentBundle(folder, 'cli.js')?.href ?? './cli/main.js');
writeCompileCache();
