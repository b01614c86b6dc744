export { DrawMarks, EraseMarks } from './draw.js';
export { ShowDocument, TurnPage, Zoom } from './lead.js';
