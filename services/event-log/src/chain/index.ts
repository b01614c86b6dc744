export type { ChainBreak, ChainProblem, ChainVerdict } from './chain-verdict.js';
export { leafHash } from './leaf-hash.js';
export { HashChainCheckpointer, type CheckpointerOptions } from './hash-chain-checkpointer.js';
export { LOG_SEALED, demandCheckpoint, CHECKPOINT_STREAM, type Checkpoint } from './checkpoint.js';
export { verifyChain, type ChainRules } from './verify-chain.js';
