import type { Language } from '../schema/language.js';

/** A sentence in both languages. */
export type Text = Readonly<Record<Language, string>>;
