export { ALL_DUTIES, Duties } from './duties.js';
