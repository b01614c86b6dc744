import { tryForms } from './tryForms.js';

tryForms('settings');
