import type { CallRecord } from '@foyer/contracts/calls';

type Translate = (key: string) => string;

/** Where a call came from: the portal, or what else there is besides portals, with its name. */
export function sourceOf(
  { type, queueName, originName }: CallRecord,
  translate: Translate,
): string {
  if (type === 'queue') return queueName;
  const kind = translate(`call.type.${type}`);
  return originName === null ? kind : `${kind}: ${originName}`;
}

/** Whom a call was with: the visitor, or the member who led it. */
export function partnerOf(call: CallRecord, translate: Translate): string {
  if (call.type !== 'queue' && call.visitorName === null) return call.agentName ?? '–';
  return call.visitorName ?? translate('call.anonymous');
}
