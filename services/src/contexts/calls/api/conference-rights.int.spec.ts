import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { conferenceRights, type CallParticipant } from '@foyer/contracts/calls';
import { InCallRole, permitsInCall } from '@foyer/contracts/sessions';
import { messages } from '@foyer/contracts/surface';

import { soundCandidate, soundDescription } from '#contexts/media/relay/testing/text-peer.js';
import { ConferenceApp } from '../testing/conference-app.js';
import { conferenceAttempts } from '../testing/conference-attempts.js';

const roles = InCallRole.options;
type Role = CallParticipant['role'];

const served = messages.filter(
  ({ channel, from, planned }) => channel === 'conference' && from !== 'server' && !planned,
);

describe('The table of in-call rights', () => {
  let app: ConferenceApp;

  beforeAll(async () => {
    app = await ConferenceApp.boot();
  });
  afterAll(() => app.close());

  /** Puts a person with a given role into a call of a session with a moderator and a guest. */
  const inCallAs = async (role: Role, kind: 'session' | 'queue' = 'session') => {
    const [me, kim, ada] = [randomUUID(), randomUUID(), randomUUID()];
    const callId = await app.startCallOf(kind, [
      { joinerId: me, joinerType: 'User', role },
      { joinerId: kim, joinerType: 'User', role: 'moderator' },
      { joinerId: ada, joinerType: 'User', role: 'guest' },
    ]);
    const page = await app.page('member', me);
    const [host, guest] = [await app.page('member', kim), await app.page('member', ada)];
    for (const one of [page, host, guest]) expect((await one.enter(callId)).ok).toBe(true);
    return { callId, me, page, host, guest };
  };

  test('has a row for every message of the channel', () => {
    const names = served.map(({ name }) => name);
    expect(Object.keys(conferenceRights).toSorted()).toEqual(names.toSorted());
  });

  test.each(conferenceAttempts.map(({ name, says, ...attempt }) => ({ name, says, attempt })))(
    'holds for $name $says',
    async ({ name, attempt: { policy, payload } }) => {
      const answers: Partial<Record<Role, boolean>> = {};
      for (const role of roles) {
        const { callId, me, page, guest } = await inCallAs(role);
        const who = {
          sessionCallId: callId,
          userCallId: page.userCallId,
          callJoinerId: me,
          other: guest.userCallId,
          sdp: soundDescription(),
          candidate: soundCandidate,
        };
        const { code } = await page.emit(name, payload(who));
        expect(code).not.toBe('INVALID_INPUT');
        answers[role] = code !== 'FORBIDDEN';
      }
      expect(answers).toEqual(
        Object.fromEntries(
          roles.map((role) => [role, policy === 'everybody' || permitsInCall(policy, role)]),
        ),
      );
    },
  );

  test('is tried with every message that is served', () => {
    const tried = new Set(conferenceAttempts.map(({ name }) => name));
    const untried = served.map(({ name }) => name).filter((name) => !tried.has(name));
    const elsewhere = [
      // It is tried with roles of the product in supervision.spec.
      'superviseCall',
      // Recordings decide these, and are tried there.
      ...['updateCallRecordingInfo', 'answerCallRecording'],
      // As transcripts do these.
      ...['answerCallTranscript', 'sayUtterance', 'sendSpeech'],
      ...['startCallTranscript', 'stopCallTranscript'],
      // As polls do these.
      ...['getPolls', 'openPoll', 'castVote', 'closePoll'],
      // Of these the device's visit decides.
      ...['deviceStreamFrozen', 'deviceUserCamImage'],
    ];
    expect(untried.toSorted()).toEqual(elsewhere.toSorted());
  });

  test('allows a participant of a call from a queue to speak, but not to share a screen or end it', async () => {
    const { callId, me, page, host } = await inCallAs('guest', 'queue');
    expect((await page.announce(callId, me)).answer.ok).toBe(true);
    expect((await page.announce(callId, me, randomUUID(), 'screenCam')).answer.code).toBe(
      'FORBIDDEN',
    );
    expect(host.notified('addStream')).toHaveLength(1);
    const ended = await page.emit('endSessionCall', { sessionCallId: callId });
    expect(ended.code).toBe('FORBIDDEN');
    expect(await app.history(callId)).not.toContain('CallEnded');
  });

  test('lets only an admin do anything to an admin', async () => {
    const { callId, me, page, host } = await inCallAs('admin');
    await page.announce(callId, me);
    const does = (actionType: string, from = host, to = page) =>
      from.emit('remoteActionPerform', {
        ...{ sessionCallId: callId, actionType, actionValue: null, mediaType: 'userCam' },
        ...{ actionBy: from.userCallId, actionFor: to.userCallId },
      });
    for (const type of ['mute', 'cameraOff', 'stopStream', 'restartTrack', 'lock', 'pause']) {
      expect([type, (await does(type)).code]).toEqual([type, 'FORBIDDEN']);
      expect([type, (await does(type, page, host)).ok]).toEqual([type, true]);
    }
    expect(page.notified('stopStream')).toEqual([]);
    expect(page.notified('remoteActionPerform')).toEqual([]);
  });

  test('keeps a participant from using the name of another participant', async () => {
    const { callId, page, host } = await inCallAs('admin');
    expect((await page.announce(callId, randomUUID())).answer.code).toBe('NOT_IN_CALL');
    const stop = { sessionCallId: callId, userCallId: host.userCallId, mediaType: 'userCam' };
    expect((await page.emit('stopStream', stop)).code).toBe('NOT_IN_CALL');
  });
});
