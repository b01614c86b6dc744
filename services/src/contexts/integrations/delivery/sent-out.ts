import { courierEvents, isWantedType } from '@foyer/contracts/integrations';
import type { RecordedEvent } from '@foyer/event-log';

import { isHandedOn } from '#platform/eventing/publisher';

/** Notes of deliveries, whose delivery would lead to others without end. */
const COURIERS_OWN: ReadonlySet<string> = new Set(courierEvents.map(({ type }) => type));

/** True for an event that a webhook with these types gets. */
export function isSentOut(event: Pick<RecordedEvent, 'type'>, types: readonly string[]): boolean {
  if (!isHandedOn(event) || COURIERS_OWN.has(event.type)) return false;
  return isWantedType(types, `foyer.${event.type}`);
}
