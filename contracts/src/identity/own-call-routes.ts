import { z } from 'zod';

import { defineRoute } from '../schema/route.js';
import { SignedIn } from './signed-in.js';

const context = 'identity';
const policy = 'account.own';

export const getOwnCall = defineRoute({
  method: 'GET',
  path: '/profile/call',
  context,
  policy,
  summary: 'Whether the caller is in a call, on any page: to sign out ends it',
  answers: { 200: z.object({ inCall: z.boolean() }) },
});

export const prolongSignIn = defineRoute({
  method: 'POST',
  path: '/login/prolong',
  context,
  policy,
  summary: 'Stay signed in a little longer, to finish a call',
  answers: { 200: SignedIn },
  rejections: ['NOT_IN_CALL'],
});
