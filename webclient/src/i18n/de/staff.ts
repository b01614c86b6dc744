import type { StaffTexts } from '../en/staff.js';
import { account } from './account.js';
import { auth } from './auth.js';
import { calendar } from './calendar.js';
import { call } from './call.js';
import { chat } from './chat.js';
import { calls } from './calls.js';
import { desk } from './desk.js';
import { myDay } from './my-day.js';
import { payments } from './payments.js';
import { sessionCall } from './session-call.js';
import { sessions } from './sessions.js';
import { supervision } from './supervision.js';

/** The texts for staff only; a visitor's page does not load them. */
export const staff: StaffTexts = {
  account,
  auth,
  calendar,
  call,
  calls,
  chat,
  desk,
  myDay,
  payments,
  sessionCall,
  sessions,
  supervision,
};
