import { tryForms } from './tryForms.js';

tryForms('sessions');
