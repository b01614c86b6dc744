import { call } from './call.js';
import { chat } from './chat.js';
import { goodbye } from './goodbye.js';

/** The texts for a visitor in a call and after it, in addition to the earlier ones. */
export const callTexts = { call, chat, goodbye };

export type CallTexts = typeof callTexts;
