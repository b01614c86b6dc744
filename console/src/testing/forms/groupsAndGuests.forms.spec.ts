import { tryForms } from './tryForms.js';

tryForms('groupsAndGuests');
