import { tryForms } from './tryForms.js';

tryForms('guests');
