export { loudnessOf, playNotes, USUAL_VOLUME } from './play-notes.js';
export { ringTones, type Note } from './ring-tones.js';
