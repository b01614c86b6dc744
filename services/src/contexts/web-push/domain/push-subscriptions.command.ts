import { isSameValue } from '@foyer/contracts/schema';

import { NewId } from '#platform/clock';
import { defineCommand, memberOf, Rejected, stepOf } from '#platform/cqrs';
import { areKeysGood, PushAddresses, type PushAddress } from '../adapters/push-addresses.js';
import { PushSender } from '../adapters/push-sender.js';
import { subscriptionsOf } from '../streams.js';
import { addPushSubscription, endPushSubscriptions } from './push-subscriptions.js';
import type { EndPushSubscriptions as Ends } from './push-subscriptions.js';

/** Has notices sent to the caller's browser. A known browser changes nothing. */
export const KeepPushSubscription = defineCommand({
  name: 'KeepPushSubscription',
  needs: { addresses: PushAddresses, sender: PushSender, newId: NewId },
  handle: async (address: PushAddress, { context, needs, run, stateOf }) => {
    const { addresses, sender, newId } = needs;
    if (!sender.isOn) throw new Rejected('PUSH_TURNED_OFF');
    if (!areKeysGood(address.keys)) throw new Rejected('PUSH_KEYS_INVALID');
    if (!(await sender.mayReach(address.endpoint)))
      throw new Rejected('PUSH_ADDRESS_NOT_ALLOWED', {}, { endpoint: 'ADDRESS_BARRED' });
    const { id: memberId, sessionId } = memberOf(context);
    const stream = subscriptionsOf(memberId);
    const { running } = await stateOf(stream);
    const sameBrowser: (typeof running)[number][] = [];
    for (const one of running) {
      const kept = await addresses.find(one.subscriptionId);
      if (kept?.endpoint !== address.endpoint) continue;
      const isSame = one.sessionId === sessionId && isSameValue(kept, address);
      if (isSame) return { position: undefined, result: one.subscriptionId };
      sameBrowser.push(one);
    }
    const subscriptionId = newId.next();
    await addresses.keep(subscriptionId, address);
    const replaces = sameBrowser.map((one) => one.subscriptionId);
    const outcome = await run({
      context: stepOf(context, subscriptionId),
      stream,
      decide: (state) =>
        addPushSubscription(state, { memberId, subscriptionId, sessionId, replaces }),
    }).catch(async (error: unknown) => {
      if (error instanceof Rejected) await addresses.forget(subscriptionId);
      throw error;
    });
    const left = new Set((await stateOf(stream)).running.map((one) => one.subscriptionId));
    for (const { subscriptionId: id } of running) if (!left.has(id)) await addresses.forget(id);
    return { ...outcome, result: subscriptionId };
  },
});

/** Sends no more notices to some browsers of a member. */
export const EndPushSubscriptions = defineCommand({
  name: 'EndPushSubscriptions',
  needs: { addresses: PushAddresses },
  handle: async (data: Ends, { needs: { addresses }, run, stateOf }) => {
    const stream = subscriptionsOf(data.memberId);
    const { running } = await stateOf(stream);
    // The address goes first: a stop in between leaves a browser that nothing can be sent to.
    const own = running.filter((one) => data.subscriptionIds.includes(one.subscriptionId));
    for (const { subscriptionId } of own) await addresses.forget(subscriptionId);
    return run({ stream, decide: (state) => endPushSubscriptions(state, data) });
  },
});
