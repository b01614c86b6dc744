// Runs before anything is installed: nothing but Node's own modules, and the version is looked at first.
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
const { startFromSources } = await import('./start-from-sources.mjs');
await startFromSources();
