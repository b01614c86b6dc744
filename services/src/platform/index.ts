export { assembleCore, type PlatformCore, type PlatformParts } from './platform-core.js';
export { PlatformModule } from './platform.module.js';
export { ENVIRONMENT, EVENT_LOG, READ_STORE, type Environment } from './tokens.js';
