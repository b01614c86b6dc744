import { sessionCallMessages, sessionCallRoutes, type Participant } from '@foyer/contracts/calls';
import type { Client } from '@foyer/contracts/client';

import type { Channel } from '#wire/channel.js';
import type { GivenRole, ParticipantAction } from './participant-actions.js';

const VALUES: Partial<Record<ParticipantAction, readonly ['lock' | 'unlock', 'audio' | 'video']>> =
  {
    lockAudio: ['lock', 'audio'],
    unlockAudio: ['unlock', 'audio'],
    lockVideo: ['lock', 'video'],
    unlockVideo: ['unlock', 'video'],
  };
type Plain = Exclude<ParticipantAction, 'lockAudio' | 'unlockAudio' | 'lockVideo' | 'unlockVideo'>;

/** Actions of a participant on the others of a call, and requests to them. */
export class CallControls {
  constructor(
    private readonly channel: Channel,
    private readonly api: Client,
    private readonly sessionCallId: string,
  ) {}

  async perform(action: ParticipantAction, self: Participant, other: Participant): Promise<void> {
    const [actionType, actionValue] = VALUES[action] ?? [action as Plain, null];
    await this.channel.emit(sessionCallMessages.remoteActionPerform, {
      ...{ sessionCallId: this.sessionCallId, actionType, actionValue },
      ...{ actionBy: self.userCallId, actionFor: other.userCallId, mediaType: 'userCam' },
    });
  }

  async giveRole(role: GivenRole, other: Participant): Promise<void> {
    const { callJoinerId: joinerId } = other;
    const body = { callDetailId: this.sessionCallId, joinerId, joinerRole: role };
    await this.api.call(sessionCallRoutes.updateInCallRole, { body });
  }

  async applyForSpeaker(self: Participant): Promise<void> {
    const { callJoinerId } = self;
    const { sessionCallId } = this;
    const { onApplyForSpeaker } = sessionCallMessages;
    await this.channel.emit(onApplyForSpeaker, { sessionCallId, callJoinerId });
  }

  /** Admits or refuses a person who knocks. */
  async answerKnock(callJoinerId: string, acceptRequest: boolean): Promise<void> {
    const body = { callDetailId: this.sessionCallId, callJoinerId, acceptRequest };
    await this.api.call(sessionCallRoutes.updateKnockerStatus, { body });
  }
}
