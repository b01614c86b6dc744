import { tryForms } from './tryForms.js';

tryForms('members');
