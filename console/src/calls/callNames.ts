import type { CallRecord } from '@foyer/contracts/calls';

type Translate = (key: string) => string;

/** Where a call came from: the portal, or what else there is besides portals. */
export function sourceOf({ type, queueName }: CallRecord, translate: Translate): string {
  return type === 'queue' ? queueName : translate(`call.type.${type}`);
}

/** Whom a call was with: the visitor, or the member who led it. */
export function partnerOf(call: CallRecord, translate: Translate): string {
  if (call.type !== 'queue' && call.visitorName === null) return call.agentName ?? '–';
  return call.visitorName ?? translate('call.anonymous');
}
