export { fieldTexts } from './field-texts.js';
export { languageOf } from './language.js';
export { parseInput } from './parse-input.js';
export { refusalOf } from './refusal-of.js';
export { refusalText } from './refusal-text.js';
