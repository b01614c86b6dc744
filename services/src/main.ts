import { currentBundle } from './program/current-bundle.js';

// One file is loaded in a fraction of the time that two thousand take.
await import(currentBundle(new URL('.', import.meta.url))?.href ?? './program/program.js');
