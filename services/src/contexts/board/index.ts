export { BoardModule } from './board.module.js';
export { verifySeal, type SealVerdict } from './seal/verify-seal.js';
