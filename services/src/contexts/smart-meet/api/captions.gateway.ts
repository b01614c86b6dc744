import { CommandBus } from '@nestjs/cqrs';
import { SPEECH_MAX_BYTES, smartMeetMessages } from '@foyer/contracts/smart-meet';

import { Rejected } from '#platform/cqrs';
import {
  ActorBudgets,
  Gateway,
  Listens,
  type Connection,
  type MessageInput,
  type MessageRate,
} from '#platform/realtime';
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
const FINISHED: MessageRate = { burst: 20, perSecond: 1 };
/** Pages say a few times a second how far a sentence has come. */
const UNDER_WAY: MessageRate = { burst: 20, perSecond: 4 };
const PIECES: MessageRate = { burst: 6, perSecond: 0.4 };
const CHANGES: MessageRate = { burst: 20, perSecond: 0.5 };

/** Receives speech in calls as text, for those in them. */
@Gateway('conference')
export class CaptionsGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly conferences: Conferences,
    private readonly captions: Captions,
    private readonly budgets: ActorBudgets,
    private readonly speech: SpeechBudget,
    private readonly recognizer: SpeechRecognizer,
  ) {}

  @Listens(smartMeetMessages.startCallTranscript)
  async start({ payload, socket, actor, context }: Input<'startCallTranscript'>): Promise<void> {
    this.budgets.spend(actor, 'transcript', CHANGES);
    const { callId, by } = this.#speakerOf(socket, payload.sessionCallId);
    const { shown } = payload;
    await this.commands.execute(new StartTranscript(context, { callId, by, shown }));
  }

  @Listens(smartMeetMessages.stopCallTranscript)
  async stop({ payload, socket, actor, context }: Input<'stopCallTranscript'>): Promise<void> {
    this.budgets.spend(actor, 'transcript', CHANGES);
    const { callId, by } = this.#speakerOf(socket, payload.sessionCallId);
    await this.commands.execute(new StopTranscript(context, { callId, by, reason: 'asked' }));
  }

  @Listens(smartMeetMessages.answerCallTranscript)
  async answer({ payload, socket, actor, context }: Input<'answerCallTranscript'>): Promise<void> {
    this.budgets.spend(actor, 'transcript', CHANGES);
    const { sessionCallId: callId, consent, shown } = payload;
    const by = this.conferences.placeOf(socket, callId).slot.joinerId;
    await this.commands.execute(new AnswerTranscript(context, { callId, by, consent, shown }));
  }

  @Listens(smartMeetMessages.sayUtterance)
  async say({ payload, socket, actor, context }: Input<'sayUtterance'>): Promise<void> {
    const { utteranceId, text, language, durationMs, isFinal } = payload;
    this.budgets.spend(
      actor,
      isFinal ? 'utterance' : 'utterance-under-way',
      isFinal ? FINISHED : UNDER_WAY,
    );
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
  async hear({ payload, socket, actor, context }: Input<'sendSpeech'>) {
    this.budgets.spend(actor, 'speech', PIECES);
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
