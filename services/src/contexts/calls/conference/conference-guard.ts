import { conferenceNeed, speakerFields } from '@foyer/contracts/calls';
import type { MessageDefinition } from '@foyer/contracts/schema';

import { CommandRunner, Rejected } from '#platform/cqrs';
import { Gateway, type GatewayHooks, type MessageInput } from '#platform/realtime';
import { Conferences } from './conferences.js';
import type { ParticipantSlot } from './conference.js';
import { requireOwnPlace } from './require-own-place.js';

type Fields = Readonly<Record<string, unknown>> & { readonly sessionCallId?: string };

/**
 * Holds every message on the channel of calls against the table of rights, before anything is done
 * about it.
 */
@Gateway('conference')
export class ConferenceGuard implements GatewayHooks {
  constructor(
    private readonly conferences: Conferences,
    private readonly runner: CommandRunner,
  ) {}

  /** @throws Rejected FORBIDDEN or NOT_IN_CALL */
  async admit(message: MessageDefinition, input: MessageInput<MessageDefinition>): Promise<void> {
    const { socket } = input;
    const payload = input.payload as Fields;
    const need = conferenceNeed(message.name, payload);
    if (need === undefined) throw new Rejected('FORBIDDEN');
    const { sessionCallId = '' } = payload;
    // The call, or the visit of the device, decides about these messages.
    if (need === 'device') return;
    if (need === 'participant') return requireOwnPlace(this.runner, sessionCallId, socket.actor);
    const { conference, slot } = this.conferences.placeOf(socket, sessionCallId);
    if (!speaksForItself(message.name, payload, slot)) throw new Rejected('NOT_IN_CALL');
    if (slot.supervision !== null) {
      if (!mayWhileSupervising(message.name, payload, slot)) throw new Rejected('FORBIDDEN');
      return;
    }
    if (need === 'present' || isOwnHold(message.name, payload, slot)) return;
    if (slot.paused) throw new Rejected('CALL_PAUSED');
    if (need === 'inside' || conference.permits(need, slot)) return;
    const isLetShare = need === 'call.share-screen' && conference.mayShare(slot.joinerId);
    if (!isLetShare) throw new Rejected('FORBIDDEN');
  }
}

function speaksForItself(name: string, payload: Fields, slot: ParticipantSlot): boolean {
  return Object.entries(speakerFields(name)).every(
    ([field, own]) => payload[field] === undefined || payload[field] === slot[own],
  );
}

/** True if a member goes to another call, or returns from one, as no role has to allow. */
const isOwnHold = (name: string, { actionType, actionFor }: Fields, slot: ParticipantSlot) =>
  name === 'remoteActionPerform' &&
  actionFor === slot.userCallId &&
  (actionType === 'resume'
    ? slot.isElsewhere
    : actionType === 'pause' && slot.joinerType === 'User' && !slot.paused);

/**
 * Limits the messages of a supervisor. A supervisor receives streams, and sends only a whisper that
 * the agent alone receives. Other messages that all participants may send are refused.
 */
function mayWhileSupervising(name: string, payload: Fields, slot: ParticipantSlot): boolean {
  if (name === 'addStream') {
    return slot.supervision?.mode === 'whisper' && payload.mediaType === 'userCam';
  }
  return ['receiveVideoOffer', 'clientIceCandidate', 'stopStream', 'watchStreams'].includes(name);
}
