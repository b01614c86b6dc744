import { createRequire } from 'node:module';
import { canMatch } from './can-match.mjs';

const environment = createRequire(import.meta.url).resolve('jest-environment-jsdom');
const require = createRequire(environment);

/**
 * The DOM of specs asks a selector engine about every rule of every style sheet for each element
 * whose style it computes. A query by role computes hundreds of styles: in a long spec of the
 * console this was half the time.
 * @typedef {import('./can-match.mjs').Named} Named
 * @type {{ matchesDontThrow: (element: Named, selector: string | undefined) => boolean }}
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  canMatch(element, selector) && matchesDontThrow(element, selector);

// Loaded afterwards, as it keeps the function that it finds.
const { TestEnvironment } = require(environment);

export default TestEnvironment;
