export * from './find-board.js';
