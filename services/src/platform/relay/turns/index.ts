export { FolderTurns } from './folder-turns.js';
export { inTurn } from './in-turn.js';
export { LeasedTurns } from './leased-turns.js';
export type { RelayNotes } from './relay-notes.js';
export type { RelayTurn, RelayTurns } from './relay-turns.js';
