import { CommandBus } from '@nestjs/cqrs';
import { callMessages, sessionCallMessages } from '@foyer/contracts/calls';
import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { SetWhiteboard, StartScreenShare, StopScreenShare } from '../commands.js';
import { Conferences } from '../conference/conferences.js';
import {
  notifyThoseWhoMayKnow,
  notifyThoseWhoMaySee,
} from '../conference/notify-those-who-may-know.js';
import { withLocks } from '../conference/with-locks.js';

type Input<Name extends keyof typeof sessionCallMessages> = MessageInput<
  (typeof sessionCallMessages)[Name]
>;

/** Handles the shared screen, the board, documents, captions and requests to speak in a call. */
@Gateway('conference')
export class RoomGateway {
  constructor(
    private readonly bus: CommandBus,
    private readonly conferences: Conferences,
  ) {}

  @Listens(sessionCallMessages.checkScreenShareStatus)
  async checkScreen({ payload, socket }: Input<'checkScreenShareStatus'>) {
    const { conference, slot } = this.conferences.placeOf(socket, payload.sessionCallId);
    const sharer = conference.sharerFor(slot);
    return { isAlreadyShare: sharer !== undefined && sharer !== slot };
  }

  @Listens(sessionCallMessages.updateScreenShareStatus)
  async screen({ payload, socket, context }: Input<'updateScreenShareStatus'>): Promise<void> {
    const { sessionCallId: callId, sharing, minimised } = payload;
    const { conference, slot } = this.conferences.placeOf(socket, callId);
    const { joinerId } = slot;
    await this.bus.execute(
      sharing
        ? new StartScreenShare(context, { callId, joinerId })
        : new StopScreenShare(context, { callId, joinerId, by: joinerId }),
    );
    const shown = conference.shownTo(slot);
    shown.screenMinimised = minimised;
    // Of screen and board one is large at a time.
    if (sharing && !minimised) shown.whiteboard = { ...shown.whiteboard, minimised: true };
    this.#notify(sessionCallMessages.updateScreenShareStatus, payload, socket);
  }

  @Listens(sessionCallMessages.updateWhiteboardStatus)
  async board({ payload, socket, context }: Input<'updateWhiteboardStatus'>): Promise<void> {
    const { sessionCallId: callId, isOpen, minimised } = payload;
    const { conference, slot } = this.conferences.placeOf(socket, callId);
    const { joinerId } = slot;
    await this.bus.execute(new SetWhiteboard(context, { callId, joinerId, isOpen }));
    const shown = conference.shownTo(slot);
    shown.whiteboard = { isOpen, minimised };
    if (isOpen && !minimised) shown.screenMinimised = true;
    this.#notify(sessionCallMessages.updateWhiteboardStatus, payload, socket);
  }

  @Listens(sessionCallMessages.updateCallDocuments)
  async documents({ payload, socket }: Input<'updateCallDocuments'>): Promise<void> {
    const { conference, slot } = this.conferences.placeOf(socket, payload.sessionCallId);
    conference.shownTo(slot).documents = payload.documents;
    this.#notify(sessionCallMessages.updateCallDocuments, payload, socket);
  }

  @Listens(sessionCallMessages.closedCaptionAction)
  async captions({ payload, socket }: Input<'closedCaptionAction'>): Promise<void> {
    const { sessionCallId, closedCaptionEnabled, spokenLanguage } = payload;
    const { conference, slot } = this.conferences.placeOf(socket, sessionCallId);
    const { userCallId } = slot;
    const own = slot.participantProperties;
    slot.participantProperties = { ...own, closedCaptionEnabled, spokenLanguage };
    const described = { sessionCallId, userCallId, participantProperties: withLocks(slot) };
    const about = { conference, slot };
    notifyThoseWhoMayKnow(about, callMessages.updateParticipantProperties, described, socket);
    this.#notify(sessionCallMessages.closedCaptionAction, payload, socket);
  }

  @Listens(sessionCallMessages.onApplyForSpeaker)
  async applyForSpeaker({ payload, socket }: Input<'onApplyForSpeaker'>): Promise<void> {
    const { conference, slot } = this.conferences.placeOf(socket, payload.sessionCallId);
    // All participants were notified already.
    if (conference.speakerRequests.has(slot.joinerId)) return;
    conference.speakerRequests.add(slot.joinerId);
    this.#notify(sessionCallMessages.onApplyForSpeaker, payload, socket);
  }

  /** Forwards a message to the participants who may see it, and sends the call state to all. */
  #notify<M extends MessageDefinition>(
    message: M,
    push: PushOf<M> & { readonly sessionCallId: string },
    socket: Parameters<Conferences['placeOf']>[0],
  ): void {
    const about = this.conferences.placeOf(socket, push.sessionCallId);
    notifyThoseWhoMaySee(about, message, push);
    this.conferences.notify(about.conference);
  }
}
