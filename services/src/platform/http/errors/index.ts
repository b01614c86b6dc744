export { againAfter } from './again-after.js';
export { fieldTexts } from './field-texts.js';
export { languageOf, languageOfPage } from './language.js';
export { parseInput } from './parse-input.js';
export { errorAnswerOf } from './error-of.js';
export { errorText } from './error-text.js';
export { gettingReady } from './getting-ready.js';
export { shownLater } from './shown-later.js';
