import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { OwnSession } from './account.js';

const context = 'identity';
const policy = 'account.own';

/** The sign-ins that still run, the one that asks first. */
export const getMySessions = defineRoute({
  method: 'GET',
  path: '/profile/sessions',
  context,
  policy,
  summary: 'The own sign-ins that still run',
  answers: { 200: z.object({ sessions: z.array(OwnSession) }) },
});

export const endMySession = defineRoute({
  method: 'DELETE',
  path: '/profile/sessions/{id}',
  context,
  policy,
  summary: 'Sign out one of the own sign-ins, wherever it is',
  params: z.object({ id: Id }),
  answers: { 200: z.object({ ended: z.int().nonnegative() }) },
});

export const endMyOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/profile/sessions',
  context,
  policy,
  summary: 'Sign out everywhere else',
  answers: { 200: z.object({ ended: z.int().nonnegative() }) },
});
