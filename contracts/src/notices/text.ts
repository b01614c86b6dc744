import type { Language } from '../identity/availability.js';

/** A sentence in both languages. */
export type Text = Readonly<Record<Language, string>>;
