import type { CallTexts } from '../en/call-texts.js';
import { call } from './call.js';
import { chat } from './chat.js';
import { goodbye } from './goodbye.js';

/** What is said to a visitor in a call and after it, beside what is said before. */
export const callTexts: CallTexts = { call, chat, goodbye };
