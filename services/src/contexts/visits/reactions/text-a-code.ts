import { randomInt } from 'node:crypto';
import { SMS_CODE_LIVES_MS, SmsCodeRequested } from '@foyer/contracts/visits';

import { defineJob, stream } from '#platform/cqrs';
import { PublicAddress } from '#platform/operations/start';
import { TextMessages, wasNotTaken } from '#platform/operations/text-messages';
import { Credentials, PaymentsUnderWay } from '#contexts/identity';
import { PortalDirectory } from '#contexts/portals';
import { Visit } from '../commands.js';
import { codeText } from '../messages/code-text.js';

const DIGITS = 5;
/**
 * A gateway may have sent what it did not say so of: each further try may cost another text
 * message.
 */
const RETRIES = { attempts: 4, firstMs: 2_000, maxMs: 15_000 };

/**
 * Texts a code that was asked for. It is made here, so that it is nowhere but on its way and,
 * hashed, in the vault; a further try texts another one, which puts out the first.
 */
export const TextACode = defineJob({
  name: 'text-code',
  on: [SmsCodeRequested],
  needs: {
    credentials: Credentials,
    texts: TextMessages,
    address: PublicAddress,
    portals: PortalDirectory,
    payments: PaymentsUnderWay,
  },
  deadlineMs: SMS_CODE_LIVES_MS,
  until: ({ data }) => data.expiresAt,
  retries: RETRIES,
  person: ({ data }) => data.visitId,
  run: async ({ data }, { needs, stateOf, signal }) => {
    const { visitId, portalId, codeId, phoneNumber, language } = data;
    const visit = await stateOf(stream(Visit, visitId));
    // Only the code that was asked for last is good.
    if (visit.stage !== 'none' || visit.phone?.codeId !== codeId) return;
    if (visit.phone.verifiedUntil !== null || phoneNumber === null) return;
    const { credentials, texts, address, portals } = needs;
    const portal = await portals.find(portalId);
    const code = randomInt(10 ** DIGITS)
      .toString()
      .padStart(DIGITS, '0');
    await credentials.keep(codeId, code);
    const { origin } = address;
    const text = codeText({ code, language, origin, portalName: portal?.name ?? '' });
    const send = () => texts.send({ to: phoneNumber, text }, signal);
    await needs.payments.spend(codeId, send, wasNotTaken);
  },
  givenUp: ({ data: { codeId } }, { payments }) => payments.giveBack(codeId),
});
