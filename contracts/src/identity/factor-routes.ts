import { z } from 'zod';

import { Changed } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { FactorCode } from './factor-code.js';
import { TypedPassword } from './password.js';
import { SignedIn } from './signed-in.js';

const context = 'identity';
const policy = 'account.factor';

/** The recovery codes in plain text, which the server shows only once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const finishLogin = defineRoute({
  method: 'POST',
  path: '/login/factor',
  context,
  policy: 'public',
  summary: 'Finish a sign-in by a code of the second factor, or by a recovery code',
  body: z.strictObject({ challenge: z.string().min(20).max(1000), code: FactorCode }),
  answers: { 200: SignedIn },
  rejections: [
    'FACTOR_CODE_WRONG',
    'FACTOR_CHALLENGE_OVER',
    'MEMBER_DEACTIVATED',
    'TOO_MANY_REQUESTS',
  ],
});

export const beginFactor = defineRoute({
  method: 'POST',
  path: '/profile/factor',
  context,
  policy,
  summary: 'Get a secret for an authenticator app; it counts once a code confirms it',
  body: z.strictObject({ password: TypedPassword }),
  answers: {
    200: z.object({
      factorId: Id,
      /** In Base32, as apps take it by hand. */
      secret: z.string(),
      uri: z.string(),
      /** A picture of the address, as a data URL. */
      qrCode: z.string(),
    }),
  },
  rejections: [
    'OLD_PASSWORD_WRONG',
    'FACTOR_ALREADY_ON',
    'FACTOR_FROM_SOURCE',
    'TOO_MANY_REQUESTS',
  ],
});

export const confirmFactor = defineRoute({
  method: 'POST',
  path: '/profile/factor/confirm',
  context,
  policy,
  summary: 'Turn the second factor on by a first code; other sessions end',
  body: z.strictObject({ factorId: Id, code: FactorCode }),
  answers: { 200: RecoveryCodes },
  rejections: [
    'FACTOR_CODE_WRONG',
    'FACTOR_ALREADY_ON',
    'FACTOR_FROM_SOURCE',
    'FACTOR_SETUP_OVER',
    'TOO_MANY_REQUESTS',
  ],
});

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/profile/factor/recovery-codes',
  context,
  policy,
  summary: 'Get new recovery codes; the earlier ones are no longer good',
  body: z.strictObject({ code: FactorCode }),
  answers: { 200: RecoveryCodes },
  rejections: ['FACTOR_CODE_WRONG', 'FACTOR_NOT_ON', 'TOO_MANY_REQUESTS'],
});

export const turnFactorOff = defineRoute({
  method: 'POST',
  path: '/profile/factor/off',
  context,
  policy,
  summary: 'Turn the second factor off',
  body: z.strictObject({ password: TypedPassword, code: FactorCode }),
  answers: { 200: Changed },
  rejections: ['OLD_PASSWORD_WRONG', 'FACTOR_CODE_WRONG', 'FACTOR_NOT_ON', 'TOO_MANY_REQUESTS'],
});

export const resetFactor = defineRoute({
  method: 'DELETE',
  path: '/admin/members/{id}/factor',
  context,
  policy: 'members.manage',
  summary: 'Turn off the second factor of a member who lost it; the member is sent a mail',
  params: z.object({ id: Id }),
  answers: { 200: Changed },
  rejections: ['MEMBER_NOT_FOUND', 'FACTOR_NOT_ON', 'OWN_ACCOUNT'],
});
