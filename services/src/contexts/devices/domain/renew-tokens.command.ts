import { NewId } from '#platform/clock';
import { accepted } from '@foyer/contracts/decision';
import { Tokens } from '#contexts/identity';
import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { deviceOf } from '../streams.js';
import { asDevice } from './as-device.js';
import { renewTokens } from './renew-tokens.js';

/** Gives a device that is still signed in fresh tokens; the renewal token is used up. */
export const RenewDeviceTokens = defineCommand({
  name: 'RenewDeviceTokens',
  needs: { tokens: Tokens, newId: NewId },
  handle: async (
    { renewalToken }: { readonly renewalToken: string },
    { context, needs: { tokens, newId }, run },
  ) => {
    const claims = await tokens.read(renewalToken);
    if (claims?.kind !== 'device-renewal') throw new Rejected('SIGNED_OUT');
    const { deviceId, signInId, number } = claims;
    const issued = await tokens.issueDeviceTokens({ deviceId, signInId }, number + 1);
    const outcome = await run({
      // Every renewal is one of its own, also one that is a repeat.
      context: { ...stepOf(context, newId.next()), actor: asDevice(deviceId, signInId) },
      streams: { device: deviceOf(claims) },
      decide: ({ device }) => {
        const decision = renewTokens(device, { signInId, number });
        return decision.type === 'rejected'
          ? decision
          : accepted({ device: decision.events }, decision.result);
      },
    });
    if (outcome.result === 'reused') throw new Rejected('SIGNED_OUT');
    return { ...outcome, result: { deviceId, ...issued } };
  },
});
