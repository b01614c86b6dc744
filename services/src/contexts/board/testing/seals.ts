export { PdfMaker } from '../adapters/pdf-maker.js';
export { sealKeyIn } from '../adapters/seal-certificate.js';
export { makeSealKey } from '../adapters/seal-key.js';
