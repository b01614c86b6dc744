export { BoardModule } from './board.module.js';
export { sealCertificate } from './adapters/seal-certificate.js';
export { fingerprintsIn } from './seal/sealers.js';
export { verifySeal, type SealVerdict } from './seal/verify-seal.js';
export { whatChanged, type SealDifference } from './seal/what-changed.js';
export {
  judgePad,
  padEvidenceOfEach,
  readPadEvidence,
  type PadEvidence,
  type PadVerdict,
} from './seal/pad-evidence.js';
