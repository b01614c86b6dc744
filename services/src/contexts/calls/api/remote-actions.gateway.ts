import { CommandBus } from '@nestjs/cqrs';
import { callMessages, sessionCallMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import { Rejected, type CommandContext, type ContextCommand } from '#platform/cqrs';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import {
  GrantScreenShare,
  LockTrack,
  PauseParticipant,
  PauseSelf,
  RemoveParticipant,
} from '../commands.js';
import type { Conference, ParticipantSlot } from '../conference/conference.js';
import { CallEventRecorder } from '../conference/call-event-recorder.js';
import { Conferences } from '../conference/conferences.js';
import { notifyThoseWhoMayKnow } from '../conference/notify-those-who-may-know.js';
import { RemoteRequests } from '../conference/remote-requests.js';

const { remoteActionPerform, remoteActionRequest, remoteActionResponse } = sessionCallMessages;
type Action = PushOf<typeof remoteActionPerform>;

/** Handles requests of one participant to another, and actions on another participant. */
@Gateway('conference')
export class RemoteActionsGateway {
  constructor(
    private readonly bus: CommandBus,
    private readonly conferences: Conferences,
    private readonly requests: RemoteRequests,
    private readonly recorder: CallEventRecorder,
  ) {}

  @Listens(remoteActionRequest)
  async request({ payload, socket }: MessageInput<typeof remoteActionRequest>): Promise<void> {
    const { asked, conference } = this.#between(payload, socket);
    const { audio, video } = conference.allowanceFor(asked, payload.mediaType ?? 'userCam');
    const isHeld =
      (payload.actionType === 'unmute' && !audio) || (payload.actionType === 'cameraOn' && !video);
    // A participant on hold is not asked for an action that is not allowed.
    if (isHeld) {
      this.#answer(payload, false, 'rejected');
      return;
    }
    const page = asked.connection;
    const isNew = this.requests.keep(payload, page, (action) =>
      this.#answer(action, false, 'timeout'),
    );
    if (isNew) page?.push(remoteActionRequest, payload);
  }

  @Listens(remoteActionResponse)
  async respond({ payload, context }: MessageInput<typeof remoteActionResponse>): Promise<void> {
    const { accepted, ...action } = payload;
    const open = this.requests.take(action);
    if (open === undefined) throw new Rejected('REQUEST_NOT_FOUND');
    if (accepted && open.actionType === 'shareScreen') await this.#letShare(open, context);
    this.#answer(open, accepted, accepted ? 'accepted' : 'rejected');
  }

  @Listens(remoteActionPerform)
  async perform({ payload, socket, context }: MessageInput<typeof remoteActionPerform>) {
    const { acting, asked, conference } = this.#between(payload, socket);
    // The call says so of what it decides itself; the rest must not be a way around it.
    if (asked.role === 'admin' && acting.role !== 'admin') throw new Rejected('FORBIDDEN');
    const command = commandOf(payload, context, acting, asked);
    if (command) await this.bus.execute(command);
    if (payload.actionType === 'stopStream') this.#stopStream(payload, conference, asked);
    asked.connection?.push(remoteActionPerform, payload);
  }

  /**
   * The one of the two who does not share yet is let: asked by a host to, or by whom a host, or who
   * shares, allows it.
   */
  async #letShare({ sessionCallId, actionBy, actionFor }: Action, context: CommandContext) {
    const conference = this.conferences.find(sessionCallId);
    const [asking, asked] = [conference?.slot(actionBy), conference?.slot(actionFor)];
    if (!asking || !asked) throw new Rejected('NOT_IN_CALL');
    const grant = (to: ParticipantSlot, by: ParticipantSlot) =>
      this.bus.execute(
        new GrantScreenShare(context, {
          callId: sessionCallId,
          joinerId: to.joinerId,
          by: by.joinerId,
        }),
      );
    try {
      await grant(asking, asked);
    } catch (error) {
      // The one who was asked may not let others share: then it is the one who asked who let the
      // other.
      if (!(error instanceof Rejected) || error.code !== 'FORBIDDEN') throw error;
      await grant(asked, asking);
    }
  }

  #stopStream({ sessionCallId, mediaType }: Action, conference: Conference, slot: ParticipantSlot) {
    const streamType = mediaType ?? 'userCam';
    const { userCallId, joinerId } = slot;
    if (!conference.relay.stop(sessionCallId, userCallId, streamType)) return;
    const push = { sessionCallId, userCallId, mediaType: streamType };
    notifyThoseWhoMayKnow({ conference, slot }, callMessages.stopStream, push);
    this.recorder.streamStopped(sessionCallId, joinerId, streamType);
  }

  #answer(action: Action, accepted: boolean, outcome: 'accepted' | 'rejected' | 'timeout'): void {
    const conference = this.conferences.find(action.sessionCallId);
    for (const userCallId of [action.actionBy, action.actionFor]) {
      const page = conference?.slot(userCallId)?.connection;
      page?.push(remoteActionResponse, { ...action, accepted, outcome });
    }
  }

  #between({ sessionCallId, actionFor }: Action, socket: Parameters<Conferences['placeOf']>[0]) {
    const { conference, slot } = this.conferences.placeOf(socket, sessionCallId);
    const asked = conference.slot(actionFor);
    const { knowledge } = conference;
    // A request tells the asked participant who asks, so both must know of each other.
    if (asked === undefined || !knowledge.of(asked, slot) || !knowledge.of(slot, asked)) {
      throw new Rejected('NOT_IN_CALL');
    }
    return { conference, acting: slot, asked };
  }
}

/**
 * Returns the command of an action that the call decides; the asked page does all other actions.
 */
function commandOf(
  { actionType, actionValue, mediaType, sessionCallId: callId }: Action,
  context: CommandContext,
  acting: ParticipantSlot,
  asked: ParticipantSlot,
): ContextCommand<unknown> | undefined {
  const control = { callId, joinerId: asked.joinerId, by: acting.joinerId };
  switch (actionType) {
    case 'kick':
      return new RemoveParticipant(context, control);
    case 'pause':
    case 'resume':
      // Only a member may be in another call, and holds their place here while its page is away.
      if (asked === acting && (actionType === 'resume' || acting.joinerType === 'User')) {
        const paused = actionType === 'pause';
        return new PauseSelf(context, { callId, joinerId: acting.joinerId, paused });
      }
      return new PauseParticipant(context, { ...control, paused: actionType === 'pause' });
    case 'lock':
    case 'unlock': {
      const track = actionValue === 'video' ? 'video' : 'audio';
      const lock = {
        streamType: mediaType ?? 'userCam',
        track,
        locked: actionType === 'lock',
      } as const;
      return new LockTrack(context, { ...control, ...lock });
    }
    default:
      return undefined;
  }
}
