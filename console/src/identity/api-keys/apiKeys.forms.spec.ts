import { tryForms } from '#testing/forms/tryForms.js';
import { forms } from './testing/forms.js';

tryForms(forms);
