import { tryForms } from './tryForms.js';

tryForms('portalLook');
