import { Injectable } from '@nestjs/common';
import { sessionCallMessages } from '@foyer/contracts/calls';
import { Id } from '@foyer/contracts/schema';
import { z } from 'zod';

import { SharedNotes } from '#platform/cluster/nodes';
import type { ParticipantSlot } from './conference.js';
import { Conferences, type Place } from './conferences.js';

const TOPIC = 'live-microphone';

/** The call in which a person began or stopped to be heard. */
const Noted = z.object({ callId: Id, isHeard: z.boolean() });

/**
 * Keeps one live microphone for each person. A person who is heard in one call is muted in all
 * other calls, on any page, device or node. The people in one call must not hear what is said in
 * the other.
 */
@Injectable()
export class OneMicrophone {
  readonly #heard = new WeakSet<ParticipantSlot>();

  constructor(
    private readonly conferences: Conferences,
    private readonly notes: SharedNotes,
  ) {
    notes.onNote(TOPIC, (joinerId, value) => this.#hear(joinerId, value));
  }

  /** Looks at a place whose microphone may have been turned on or off. */
  look({ conference: { callId }, slot }: Place): void {
    const isHeard = isHeardAt(slot);
    if (isHeard === this.#heard.has(slot)) return;
    if (isHeard) this.#heard.add(slot);
    else this.#heard.delete(slot);
    const { joinerId, joinerType } = slot;
    if (isHeard) this.#muteElsewhere(joinerId, callId);
    // Guests and devices have one call.
    if (joinerType !== 'User') return;
    // A later note replaces an earlier one: an outdated note must not mute a person.
    this.notes.note({ topic: TOPIC, id: joinerId, value: { callId, isHeard } });
  }

  /** A node of another version may note it in another way. */
  #hear(joinerId: string, value: unknown): void {
    const noted = Noted.safeParse(value);
    if (noted.success && noted.data.isHeard) this.#muteElsewhere(joinerId, noted.data.callId);
  }

  #muteElsewhere(joinerId: string, callId: string): void {
    for (const other of this.conferences.all()) {
      const there = other.callId === callId ? undefined : other.slotOfJoiner(joinerId);
      if (!there || !isHeardAt(there)) continue;
      const { userCallId, connection } = there;
      connection?.push(sessionCallMessages.remoteActionPerform, {
        ...{ sessionCallId: other.callId, actionType: 'mute', actionValue: null },
        ...{ actionBy: userCallId, actionFor: userCallId, mediaType: 'userCam' },
      });
    }
  }
}

const isHeardAt = ({ participantProperties, paused }: ParticipantSlot): boolean =>
  !paused && participantProperties.streamStatus.userCam?.audio.mute === false;
