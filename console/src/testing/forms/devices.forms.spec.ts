import { tryForms } from './tryForms.js';

tryForms('devices');
