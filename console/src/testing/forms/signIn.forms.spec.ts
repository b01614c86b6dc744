import { tryForms } from './tryForms.js';

tryForms('signIn');
