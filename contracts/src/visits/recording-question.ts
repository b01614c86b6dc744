import type { Text } from '../notices/text.js';

/** The question of a portal that has no words of its own. */
export const recordingQuestion: Text = {
  en: 'May this call be recorded?',
  de: 'Darf dieses Gespräch aufgezeichnet werden?',
};
