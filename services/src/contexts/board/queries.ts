export * from './views/export-board.js';
export * from './views/find-board.js';
export * from './views/find-drawn.js';
