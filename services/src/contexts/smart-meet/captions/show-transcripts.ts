import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CallConsultEnded, CallJoined, CallLeft } from '@foyer/contracts/calls';
import { Id, isSameValue } from '@foyer/contracts/schema';
import { smartMeetMessages, transcriptEvents, UtteranceSpoken } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

import { CommandRunner } from '#platform/cqrs';
import { VolatileSubscriptions } from '#platform/cqrs/reactions';
import { Log } from '#platform/observability';
import { Conferences, transcriptFor } from '#contexts/calls';
import { infoOf } from '../domain/transcript-info.js';
import { SpeechRecognizer } from '../ports/speech-recognizer.js';
import { transcriptOf } from '../streams.js';

const About = z.object({ callId: Id });
const types = [
  ...transcriptEvents.filter((one) => one !== UtteranceSpoken),
  ...[CallJoined, CallLeft, CallConsultEnded],
].map(({ type }) => type);

/**
 * Reports the state of a transcript to all in the calls on this node, whenever it or their people
 * change.
 */
@Injectable()
export class ShowTranscripts implements OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: VolatileSubscriptions,
    private readonly conferences: Conferences,
    private readonly runner: CommandRunner,
    private readonly recognizer: SpeechRecognizer,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // After a start of the server pages come back to a call of which this node has seen no event.
    this.conferences.onEntered((callId) => this.#lookAside(callId));
    await this.subscriptions.start({
      name: 'show-transcripts',
      types,
      take: (message) => {
        if (message.kind !== 'event') return;
        this.#lookAside(About.parse(message.event.data).callId);
      },
    });
  }

  #lookAside(callId: string): void {
    this.look(callId).catch((error: unknown) =>
      this.log.warn('How a transcript stands could not be told', { callId, err: error }),
    );
  }

  async look(callId: string): Promise<void> {
    if (!this.conferences.find(callId)) return;
    const transcript = await this.runner.stateOf(transcriptOf({ callId }));
    const conference = this.conferences.find(callId);
    const info = infoOf(callId, transcript, this.recognizer.isSetUp);
    if (!conference) return;
    if (isSameValue(info, conference.callTranscriptInfo)) return;
    conference.callTranscriptInfo = info;
    this.conferences.notify(conference);
    for (const slot of conference.slots()) {
      const callTranscriptInfo = transcriptFor(conference, slot);
      if (callTranscriptInfo === null) continue;
      const push = { sessionCallId: callId, callTranscriptInfo };
      slot.connection?.push(smartMeetMessages.updateCallTranscriptInfo, push);
    }
  }
}
