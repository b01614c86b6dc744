import type { VisitorTexts } from '../en/visitors.js';
import { app } from './app.js';
import { devices } from './devices.js';
import { errors } from './errors.js';
import { visitor } from './visitor.js';

/** What is said to visitors before a call, and on every page. */
export const visitors: VisitorTexts = { app, devices, errors, visitor };
