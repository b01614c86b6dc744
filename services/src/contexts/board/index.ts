export { BoardModule } from './board.module.js';
export { verifySeal, type SealVerdict } from './seal/verify-seal.js';
export {
  judgePad,
  readPadEvidence,
  type PadEvidence,
  type PadVerdict,
} from './seal/pad-evidence.js';
