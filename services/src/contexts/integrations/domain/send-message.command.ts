import type { EventLog } from '@foyer/event-log';

import { Clock, NewId } from '#platform/clock';
import { defineCommand, need, Rejected } from '#platform/cqrs';
import { cloudEventOf, type CloudEvent } from '#platform/eventing/publisher';
import { EVENT_LOG } from '#platform/tokens';
import { WebhookSender } from '../adapters/webhook-sender.js';
import { courierOf, webhookOf } from '../streams.js';
import { noteMessage } from './note-deliveries.js';

interface OfWebhook {
  readonly webhookId: string;
}
/** An event that is sent again, by its place; without it a test is sent. */
interface Message extends OfWebhook {
  readonly repeat?: { readonly stream: string; readonly revision: number };
}

/** Sends a test or one event again, at once, and notes what came of it. */
export const SendMessage = defineCommand({
  name: 'SendMessage',
  needs: { sender: WebhookSender, eventLog: need<EventLog>(EVENT_LOG), clock: Clock, newId: NewId },
  handle: async ({ webhookId, repeat }: Message, { needs, run, stateOf, context }) => {
    const { sender, eventLog, clock, newId } = needs;
    const webhook = await stateOf(webhookOf({ webhookId }));
    if (webhook.status !== 'known') throw new Rejected('WEBHOOK_NOT_FOUND');
    const event = repeat
      ? await eventAt(eventLog, repeat)
      : testOf(webhookId, { id: newId.next(), now: clock.now(), actor: context.actor });
    const { status, failure, ms } = await sender.send(webhook, event);
    const { id: eventId, subject: stream, streamrevision: revision } = event;
    const sent = { eventId, eventType: event.type.replace('foyer.', ''), stream, revision, ms };
    const kind = repeat ? ('repeat' as const) : ('test' as const);
    return run({
      stream: courierOf({ webhookId }),
      decide: (state) => noteMessage(state, { webhookId, ...sent, kind, status, failure }),
    });
  },
});

async function eventAt(
  log: Pick<EventLog, 'readStream'>,
  { stream, revision }: NonNullable<Message['repeat']>,
): Promise<CloudEvent> {
  for await (const event of log.readStream(stream, revision)) return cloudEventOf(event);
  throw new Rejected('WEBHOOK_DELIVERY_NOT_FOUND');
}

/** An event that is in no log, so that receivers tell it from all others by its type. */
function testOf(
  webhookId: string,
  { id, now, actor }: { id: string; now: Date; actor: { type: string; id: string } },
): CloudEvent {
  return {
    specversion: '1.0',
    id,
    source: '/foyer/integrations',
    type: 'foyer.WebhookTest',
    subject: `webhook-${webhookId}`,
    time: now.toISOString(),
    datacontenttype: 'application/json',
    streamrevision: 0,
    sequence: '0',
    schemaversion: 1,
    correlationid: webhookId,
    causationid: id,
    actortype: actor.type,
    actorid: actor.id,
    data: { webhookId },
  };
}
