import { z } from 'zod';

import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';

const context = 'web-push';
const policy = 'account.own';

/** The keys of the example in RFC 8291. */
const P256DH =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';

/** Base64 as RFC 7515 has it for addresses. */
const base64url = (max: number, example: string) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .max(max)
    .meta({ examples: [example] });

export const getPushKey = defineRoute({
  method: 'GET',
  path: '/profile/push',
  context,
  policy,
  summary: 'The key by which a browser subscribes to notices; null where notices are turned off',
  answers: { 200: z.object({ publicKey: z.string().nullable() }) },
});

/** Asked again at each start of a page: what is known already stays as it is. */
export const keepPushSubscription = defineRoute({
  method: 'POST',
  path: '/profile/push',
  context,
  policy,
  summary: 'Have notices sent to this browser, for as long as the sign-in lasts',
  body: z.strictObject({
    endpoint: z
      .string()
      .max(1000)
      .check(z.url({ protocol: /^https$/, error: 'LINK_INVALID' }))
      .refine((url) => !/^\w+:\/\/[^/?#]*@/.test(url) && !url.includes('#'), 'LINK_INVALID')
      .meta({ examples: ['https://push.example.org/send/abc'] }),
    keys: z.strictObject({ p256dh: base64url(120, P256DH), auth: base64url(40, AUTH) }),
  }),
  answers: { 200: z.object({ subscriptionId: Id }) },
  rejections: ['PUSH_TURNED_OFF', 'PUSH_ADDRESS_NOT_ALLOWED', 'PUSH_KEYS_INVALID'],
});

export const endPushSubscription = defineRoute({
  method: 'DELETE',
  path: '/profile/push/{id}',
  context,
  policy,
  params: ById,
  summary: 'Have no more notices sent to a browser',
  answers: { 204: z.undefined() },
});

export const tryPushSubscription = defineRoute({
  method: 'POST',
  path: '/profile/push/{id}/test',
  context,
  policy,
  params: ById,
  summary: 'Send a test notice to a browser at once, and tell whether its push service took it',
  answers: { 200: z.object({ taken: z.boolean() }) },
  rejections: ['PUSH_TURNED_OFF', 'PUSH_SUBSCRIPTION_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
