import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them; the specs' DOM does not, and the router asks for them as soon as it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
