export * from './mark.js';
export { boxOf } from './write-mark.js';
export { readXfdf, wrapXfdf, writeAnnotation, writeXfdf, type Xfdf } from './xfdf.js';
