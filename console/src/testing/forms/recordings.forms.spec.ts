import { tryForms } from './tryForms.js';

tryForms('recordings');
