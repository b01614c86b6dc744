import { tryForms } from './tryForms.js';

tryForms('portals');
