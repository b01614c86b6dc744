import { sessionCallMessages, type Participant } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';
import { useEffect, useRef, useState } from 'react';

import type { LocalMedia } from '#media/core/local-media.js';
import type { Channel } from '#wire/channel.js';

const { remoteActionRequest, remoteActionResponse } = sessionCallMessages;
type Request = PushOf<typeof remoteActionRequest>;
type Outcome = PushOf<typeof remoteActionResponse>['outcome'];

/** The devices that a participant can be asked to turn on. */
export const DEVICE_REQUESTS = ['unmute', 'cameraOn'] as const;
export type DeviceRequestKind = (typeof DEVICE_REQUESTS)[number];

/** A request to turn a device on, or the result of the user's own one. */
export interface DeviceRequest {
  readonly kind: DeviceRequestKind;
  readonly actionBy: string;
  readonly actionFor: string;
}
export interface AnsweredRequest extends DeviceRequest {
  readonly outcome: Outcome;
}

const kindOf = ({ actionType }: Request) => DEVICE_REQUESTS.find((kind) => kind === actionType);

/**
 * Sends requests to turn microphone or camera on, and receives them. Only the user turns their own
 * devices on.
 */
export function useDeviceRequest(channel: Channel, sessionCallId: string, media: LocalMedia) {
  const [asked, setAsked] = useState<DeviceRequest | null>(null);
  const [answered, setAnswered] = useState<AnsweredRequest | null>(null);
  // Requests without an answer so far, by kind and participant.
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    const stop = [
      channel.on(remoteActionRequest, (push) => {
        const kind = kindOf(push);
        const { actionBy, actionFor } = push;
        if (kind && push.sessionCallId === sessionCallId) setAsked({ kind, actionBy, actionFor });
      }),
      channel.on(remoteActionResponse, (push) => {
        const kind = kindOf(push);
        if (!kind || push.sessionCallId !== sessionCallId) return;
        const { actionBy, actionFor, outcome } = push;
        // Both sides receive the answer: the request is over for the one who was asked.
        setAsked((present) =>
          present?.actionBy === actionBy && present.kind === kind ? null : present,
        );
        const isOwn = waiting.current.delete(`${kind}/${actionFor}`);
        if (isOwn) setAnswered({ kind, actionBy, actionFor, outcome });
      }),
    ];
    return () => {
      for (const stopOne of stop) stopOne();
    };
  }, [channel, sessionCallId]);

  const messageOf = ({ kind, actionBy, actionFor }: DeviceRequest) => ({
    ...{ sessionCallId, actionType: kind, actionBy, actionFor },
    ...{ mediaType: 'userCam' as const, actionValue: null },
  });
  const ask = async (kind: DeviceRequestKind, self: Participant, other: Participant) => {
    const request = { kind, actionBy: self.userCallId, actionFor: other.userCallId };
    waiting.current.add(`${kind}/${other.userCallId}`);
    await channel.emit(remoteActionRequest, messageOf(request));
  };
  const answer = async (accepted: boolean) => {
    if (!asked) return;
    setAsked(null);
    if (accepted && asked.kind === 'unmute') await media.setMicrophone(true);
    if (accepted && asked.kind === 'cameraOn') await media.setCamera(true);
    await channel.emit(remoteActionResponse, { ...messageOf(asked), accepted });
  };
  return { asked, answered, ask, answer, done: () => setAnswered(null) };
}

export type DeviceRequests = ReturnType<typeof useDeviceRequest>;
