import { CommandBus } from '@nestjs/cqrs';
import { SPEECH_MAX_BYTES, smartMeetMessages } from '@foyer/contracts/smart-meet';

import { Rejected } from '#platform/cqrs';
import { Spends } from '#platform/http/admission';
import { Gateway, Listens, type Connection, type MessageInput } from '#platform/realtime';
import { Conferences } from '#contexts/calls';
import { Captions } from '../captions/captions.js';
import { SpeechBudget } from '../captions/speech-budget.js';
import {
  AnswerTranscript,
  RequireSpeaker,
  SayUtterance,
  StartTranscript,
  StopTranscript,
} from '../commands.js';
import { ServiceFault } from '../service-fault.js';
import { SpeechRecognizer } from '../ports/speech-recognizer.js';

type Input<Name extends keyof typeof smartMeetMessages> = MessageInput<
  Extract<(typeof smartMeetMessages)[Name], { readonly channel: unknown }>
>;

/** Finished stretches of speech of one person. */
const FINISHED = { burst: 20, perSecond: 1 };
/** Pages say a few times a second how far a sentence has come. */
const UNDER_WAY = { burst: 20, perSecond: 4 };
const PIECES = { burst: 6, perSecond: 0.4 };
const CHANGES = { burst: 20, perSecond: 0.5 };

/** Receives speech in calls as text, for those in them. */
@Gateway('conference')
export class CaptionsGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly conferences: Conferences,
    private readonly captions: Captions,
    private readonly speech: SpeechBudget,
    private readonly recognizer: SpeechRecognizer,
  ) {}

  @Listens(smartMeetMessages.startCallTranscript)
  @Spends(CHANGES)
  async start({ payload, socket, context }: Input<'startCallTranscript'>): Promise<void> {
    const { callId, by } = this.#speakerOf(socket, payload.sessionCallId);
    const { shown } = payload;
    await this.commands.execute(new StartTranscript(context, { callId, by, shown }));
  }

  @Listens(smartMeetMessages.stopCallTranscript)
  @Spends(CHANGES)
  async stop({ payload, socket, context }: Input<'stopCallTranscript'>): Promise<void> {
    const { callId, by } = this.#speakerOf(socket, payload.sessionCallId);
    await this.commands.execute(new StopTranscript(context, { callId, by, reason: 'asked' }));
  }

  @Listens(smartMeetMessages.answerCallTranscript)
  @Spends(CHANGES)
  async answer({ payload, socket, context }: Input<'answerCallTranscript'>): Promise<void> {
    const { sessionCallId: callId, consent, shown } = payload;
    const by = this.conferences.placeOf(socket, callId).slot.joinerId;
    await this.commands.execute(new AnswerTranscript(context, { callId, by, consent, shown }));
  }

  @Listens(smartMeetMessages.sayUtterance)
  @Spends<Input<'sayUtterance'>['payload']>(({ isFinal }) => (isFinal ? FINISHED : UNDER_WAY))
  async say({ payload, socket, context }: Input<'sayUtterance'>): Promise<void> {
    const { utteranceId, text, language, durationMs, isFinal } = payload;
    const { callId, by, place } = this.#speakerOf(socket, payload.sessionCallId);
    if (isFinal) {
      const recognisedBy = 'browser';
      const said = { callId, utteranceId, by, language, recognisedBy, text, durationMs } as const;
      const { result } = await this.commands.execute(new SayUtterance(context, said));
      // Pages show what is kept.
      if (!result.isNew) return;
    } else await this.commands.execute(new RequireSpeaker(context, { callId, by, durationMs }));
    this.captions.show(place, { utteranceId, text, language, isFinal });
  }

  @Listens(smartMeetMessages.sendSpeech)
  @Spends(PIECES)
  async hear({ payload, socket, context }: Input<'sendSpeech'>) {
    const { utteranceId, language, durationMs, mediaType } = payload;
    if (!this.recognizer.isSetUp) throw new Rejected('SPEECH_UNAVAILABLE');
    const { callId, by, place } = this.#speakerOf(socket, payload.sessionCallId);
    // Checked before any words leave the server.
    await this.commands.execute(new RequireSpeaker(context, { callId, by, durationMs }));
    const content = Buffer.from(payload.content, 'base64');
    if (content.length > SPEECH_MAX_BYTES) throw new Rejected('INVALID_INPUT');
    const text = await this.speech
      .within(callId, { durationMs, bytes: content.length }, () =>
        this.recognizer.recognize({ content, mediaType, language }),
      )
      .catch((error: unknown) => {
        throw error instanceof ServiceFault ? new Rejected('SPEECH_UNAVAILABLE') : error;
      });
    if (text === '') return { text };
    const recognisedBy = 'server';
    const said = { callId, utteranceId, by, language, recognisedBy, text, durationMs } as const;
    const { result } = await this.commands.execute(new SayUtterance(context, said));
    if (result.isNew) this.captions.show(place, { utteranceId, text, language, isFinal: true });
    return { text };
  }

  /**
   * Returns a person who speaks for themselves alone, and to all others: not an agent and a
   * colleague who talk aside, nor a supervisor.
   */
  #speakerOf(socket: Connection, callId: string) {
    const place = this.conferences.placeOf(socket, callId);
    const { conference, slot } = place;
    if (slot.supervision !== null || conference.knowledge.isAside(slot)) {
      throw new Rejected('FORBIDDEN');
    }
    return { callId, by: slot.joinerId, place };
  }
}
