// Runs before anything is installed: nothing but Node's own modules, and the version is looked at
// first.
import { onSupportedNode } from './own-node.mjs';

await onSupportedNode();
const { startFromSources } = await import('./start-from-sources.mjs');
await startFromSources();
