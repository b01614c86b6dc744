export { dataElement, escapeHtml, withFirstSight, type FirstSight } from './first-sight.js';
