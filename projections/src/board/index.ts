export type { BoardCollections, BoardDocument, BoardMarkDocument } from './boards/document.js';
export { board } from './boards/projection.js';
