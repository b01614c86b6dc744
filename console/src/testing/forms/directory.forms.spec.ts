import { tryForms } from './tryForms.js';

tryForms('directory');
