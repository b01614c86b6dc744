import { rejected } from '@foyer/contracts/decision';

import { defineCommand, type CommandOf } from '#platform/cqrs';
import {
  changeRole,
  takeRole,
  type ChangeRole as Change,
  type TakeRole as Take,
} from './change-role.js';
import {
  lockTrack,
  pauseParticipant,
  removeParticipant,
  type Control,
  type LockTrack as Lock,
} from './control-participant.js';
import {
  answerKnock,
  knock,
  turnAway,
  type AnswerKnock as Answer,
  type Knock as Ask,
} from './knock.js';
import { pauseSelf, type PauseSelf as Own } from './pause-self.js';
import { CallOrigins } from '../ports/call-origins.js';
import { aboutOneCall } from '../streams.js';
import { withOrigin } from './with-origin.service.js';

/** Asks for admission to a call. */
export const Knock = defineCommand({
  name: 'Knock',
  ...aboutOneCall,
  decide: (states, data: Ask, moment) => knock(states, data, moment),
});
export type Knock = CommandOf<typeof Knock>;

/** Lets a knocking person into a call, or turns the person away. */
export const AnswerKnock = defineCommand({
  name: 'AnswerKnock',
  ...aboutOneCall,
  decide: (states, data: Answer, moment) => answerKnock(states, data, moment),
});
export type AnswerKnock = CommandOf<typeof AnswerKnock>;

/** Turns a knocking person away because the place has closed. */
export const TurnAway = defineCommand({
  name: 'TurnAway',
  ...aboutOneCall,
  decide: (states, data: Pick<Answer, 'callId' | 'joinerId'>) => turnAway(states, data),
});
export type TurnAway = CommandOf<typeof TurnAway>;

/** A participant gets another role. */
export const ChangeRole = defineCommand({
  name: 'ChangeRole',
  ...aboutOneCall,
  decide: (states, data: Change) => changeRole(states, data),
});
export type ChangeRole = CommandOf<typeof ChangeRole>;

/** A participant has another role because the place that the call came from says so. */
export const TakeRole = defineCommand({
  name: 'TakeRole',
  ...aboutOneCall,
  decide: (states, data: Take) => takeRole(states, data),
});
export type TakeRole = CommandOf<typeof TakeRole>;

/** Sends a participant back to wait for a host, or lets the participant return. */
export const PauseParticipant = defineCommand({
  name: 'PauseParticipant',
  ...aboutOneCall,
  decide: (states, data: Control & { readonly paused: boolean }, moment) =>
    pauseParticipant(states, data, moment),
});
export type PauseParticipant = CommandOf<typeof PauseParticipant>;

/** Holds a person in a call while the person is in another one, or lets the person return. */
export const PauseSelf = defineCommand({
  name: 'PauseSelf',
  ...aboutOneCall,
  decide: (states, data: Own, moment) => pauseSelf(states, data, moment),
});
export type PauseSelf = CommandOf<typeof PauseSelf>;

/** Forces the sound or picture of a participant off for a host, or unlocks it. */
export const LockTrack = defineCommand({
  name: 'LockTrack',
  ...aboutOneCall,
  decide: (states, data: Lock) => lockTrack(states, data),
});
export type LockTrack = CommandOf<typeof LockTrack>;

/** Removes a participant from a call for a host. */
export const RemoveParticipant = defineCommand({
  name: 'RemoveParticipant',
  tries: 5,
  needs: { origins: CallOrigins },
  prepare: (data: Control, { stateOf, needs }) => withOrigin(data, stateOf, needs.origins),
  correlation: aboutOneCall.correlation,
  streams: (_, { prepared }) => prepared.streams,
  decide: (states, data, { now, prepared }) =>
    prepared.holds(states.call)
      ? removeParticipant(states, data, { now }, prepared.rules)
      : rejected('CONFLICT'),
});
export type RemoveParticipant = CommandOf<typeof RemoveParticipant>;
