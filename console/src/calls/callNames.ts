import type { CallRecord } from '@foyer/contracts/calls';

type Translate = (key: string) => string;

/** Returns the origin of a call: the portal, or another kind of origin with its name. */
export function sourceOf(
  { type, queueName, originName }: CallRecord,
  translate: Translate,
): string {
  if (type === 'queue') return queueName;
  const kind = translate(`call.type.${type}`);
  return originName === null ? kind : `${kind}: ${originName}`;
}

/** Returns the partner of a call: the visitor, or the member who led it. */
export function partnerOf(call: CallRecord, translate: Translate): string {
  if (call.type !== 'queue' && call.visitorName === null) return call.agentName ?? '–';
  return call.visitorName ?? translate('call.anonymous');
}
