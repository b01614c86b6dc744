import { CommandRunner, stream } from '#platform/cqrs';
import { guestRoom } from '#platform/realtime';
import { Call } from '#contexts/calls';
import type { TransactionDocument } from '@foyer/projections/payments';

/** The rooms of the page that pays, of a visitor and a guest alike: no one is in the other's. */
export async function roomsOfPayer(
  runner: CommandRunner,
  { payerId, callId }: Pick<TransactionDocument, 'payerId' | 'callId'>,
): Promise<readonly string[]> {
  const call = await runner.stateOf(stream(Call, callId));
  const visitor = `visit:${payerId}`;
  return call.stage === 'none' ? [visitor] : [visitor, guestRoom(payerId, call.origin.id)];
}
