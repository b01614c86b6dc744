export type { ChainBreak, ChainProblem, ChainVerdict } from './chain-verdict.js';
export { leafHash } from './leaf-hash.js';
export { LogSealer, type SealerOptions } from './log-sealer.js';
export { LOG_SEALED, Seal, SEAL_STREAM } from './seal.js';
export { verifyChain } from './verify-chain.js';
