export * from './export-board.js';
export * from './find-board.js';
export * from './find-drawn.js';
