export type { BoardCollections, BoardDocument, BoardMarkDocument } from './boards.model.js';
export { board } from './boards.js';
