import { tryForms } from './tryForms.js';

tryForms('hours');
