// Runs before anything is installed: nothing but Node's own modules, and the version is looked at
// first.
import { onSupportedNode } from './own-node.mjs';

await onSupportedNode();
const { testFromSources } = await import('./test-from-sources.mjs');
await testFromSources(process.argv.slice(2));
