export * from './export-board.js';
export * from './find-board.js';
