import { tryForms } from './tryForms.js';

tryForms('portalCalls');
