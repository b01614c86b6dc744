// Runs before anything is installed: nothing but Node's own modules, and the version is looked at first.
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
const { testFromSources } = await import('./test-from-sources.mjs');
await testFromSources(process.argv.slice(2));
