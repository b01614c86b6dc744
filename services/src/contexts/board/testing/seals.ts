export { ProcessPdfMaker } from '../infra/process-pdf-maker.js';
export { sealKeyIn } from '../infra/seal-certificate.js';
export { makeSealKey } from '../infra/seal-key.js';
