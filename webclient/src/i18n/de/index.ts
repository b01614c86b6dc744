import type { Catalogue } from '../en/index.js';
import { account } from './account.js';
import { app } from './app.js';
import { auth } from './auth.js';
import { call } from './call.js';
import { calls, desk } from './desk.js';
import { devices } from './devices.js';
import { errors } from './errors.js';
import { visitor } from './visitor.js';

/** What the product says in German, politely. */
export const de: Catalogue = { account, app, auth, call, calls, desk, devices, errors, visitor };
