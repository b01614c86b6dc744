import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { Conferences } from '#contexts/calls';
import { SmartMeetFixture, type CallPage } from './testing/smart-meet-fixture.js';

let fixture: SmartMeetFixture;
beforeAll(async () => {
  fixture = await SmartMeetFixture.open();
});
afterAll(() => fixture.close());

const saying = (text: string, more: object = {}) => ({
  ...{ utteranceId: fixture.newId(), text, language: 'en-US', durationMs: 0, isFinal: true },
  ...more,
});
const says = (page: CallPage, text: string, more: object = {}) =>
  page.says('sayUtterance', saying(text, more));
const captionsOn = (page: CallPage) =>
  page.says('closedCaptionAction', { closedCaptionEnabled: true, spokenLanguage: 'en-US' });
/** A call whose agent has turned captions on, which the visitor agrees to. */
const captioned = async () => {
  const call = await fixture.call();
  expect(await call.agent.says('startCallTranscript')).toBe('ok');
  await captionsOn(call.agent);
  await call.visitor.says('answerCallTranscript', { consent: 'agreed' });
  return call;
};

describe('Captions', () => {
  test('ask all participants, and show the words of those who agreed to those who have captions on', async () => {
    const { callId, agent, visitor } = await fixture.call();
    expect(await says(visitor, 'Too early')).toBe('NOT_TRANSCRIBED');
    expect(await visitor.says('startCallTranscript')).toBe('ok');
    await captionsOn(visitor);
    await eventually('the agent is asked', () =>
      agent
        .pushed('updateCallTranscriptInfo')
        .some(({ callTranscriptInfo: info }) =>
          JSON.stringify(info).includes(`"${agent.who.id}","consent":"asked"`),
        ),
    );
    expect(await says(agent, 'Not agreed')).toBe('TRANSCRIPT_NOT_AGREED');
    expect(await says(agent, 'Not agreed', { isFinal: false })).toBe('TRANSCRIPT_NOT_AGREED');
    await agent.says('answerCallTranscript', { consent: 'agreed' });
    expect(await says(agent, 'Good mor', { isFinal: false })).toBe('ok');
    expect(await says(agent, 'Good morning')).toBe('ok');
    expect(await says(visitor, 'Hello')).toBe('ok');
    await eventually('captions', () => visitor.captions.length === 3);
    expect(visitor.captions).toEqual(['Good mor', 'Good morning', 'Hello']);
    // The agent has them off.
    expect(agent.captions).toEqual([]);
    expect(
      (await fixture.events(callId)).filter((type) => type === 'UtteranceSpoken'),
    ).toHaveLength(2);
    expect(await fixture.raw(callId)).not.toMatch(/Good mor|Hello|Not agreed|Too early/);
  });

  test('show what is kept, also where it is said once more with other words', async () => {
    const { agent, visitor } = await captioned();
    const utteranceId = fixture.newId();
    expect(await says(visitor, 'Yes', { utteranceId })).toBe('ok');
    expect(await says(visitor, 'No', { utteranceId })).toBe('ok');
    // The same id of another is another sentence.
    expect(await says(agent, 'Thank you', { utteranceId })).toBe('ok');
    await eventually('captions', () => agent.captions.includes('Thank you'));
    expect(agent.captions).toEqual(['Yes', 'Thank you']);
  });

  test('stay on when a microphone is turned off', async () => {
    const { agent, visitor, callId } = await captioned();
    const own = agent.pushed('getSessionCalls').at(-1) as {
      participants: readonly { userCallId: string; callJoinerId: string }[];
    };
    const { userCallId } = own.participants.find((one) => one.callJoinerId === agent.who.id)!;
    await agent.says('updateParticipantProperties', {
      userCallId,
      participantProperties: { streamStatus: {} },
    });
    expect(await says(visitor, 'Can you hear me?')).toBe('ok');
    await eventually('a caption', () => agent.captions.includes('Can you hear me?'));
    expect(callId).toBe(visitor.who.id);
  });

  test('are said to be made also to pages that come back after everything was forgotten here', async () => {
    const { callId, agent } = await captioned();
    fixture.test.app.get(Conferences, { strict: false }).find(callId)!.callTranscriptInfo = null;
    const back = await fixture.page(agent.who, callId);
    await eventually('it is told', () => back.pushed('updateCallTranscriptInfo').length > 0);
  });

  test('are made by each for themselves alone, and by no one outside of the call', async () => {
    const { agent, callId } = await captioned();
    const stranger = await fixture.page(fixture.someone(), callId);
    expect(await says(stranger, 'I am not here')).toBe('NOT_IN_CALL');
    expect(await stranger.says('startCallTranscript')).toBe('NOT_IN_CALL');
    const other = { callJoinerId: callId };
    expect(await says(agent, 'In your name', other)).toBe('INVALID_INPUT');
  });

  test.each([
    ['nothing', { text: ' ' }],
    ['too much', { text: 'x'.repeat(1_001) }],
    ['what cannot be seen', { text: '\u200b' }],
    ['too long a time', { durationMs: 60_001 }],
    ['a time to come', { durationMs: -1 }],
    ['another language', { language: 'tlh' }],
  ])('do not take %s', async (_what, more) => {
    const { agent } = await captioned();
    expect(await agent.says('sayUtterance', { ...saying('Good morning'), ...more })).toBe(
      'INVALID_INPUT',
    );
  });

  test('are limited for each person', async () => {
    const { agent } = await captioned();
    const codes: string[] = [];
    for (let n = 0; n < 21; n += 1) codes.push(await says(agent, `Sentence ${n}`));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(20);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  test('of a person who withdraws are removed, and no further ones are made', async () => {
    const { callId, agent, visitor } = await captioned();
    await says(agent, 'Kept');
    await says(visitor, 'Regretted');
    const said = await fixture.becomes('both said something', agent.who, callId, (meet) =>
      meet.transcript.some(({ baseText }) => baseText === 'Regretted'),
    );
    expect(said.transcript).toHaveLength(2);
    await visitor.says('answerCallTranscript', { consent: 'refused' });
    expect(await says(visitor, 'No more')).toBe('TRANSCRIPT_NOT_AGREED');
    const left = await fixture.becomes('it is taken out', agent.who, callId, (meet) =>
      meet.transcript.every(({ memberId }) => memberId === agent.who.id),
    );
    expect(left.transcript.map(({ baseText }) => baseText)).toEqual(['Kept']);
  });

  test('end for all when the agent stops them, and not when the visitor does', async () => {
    const { agent, visitor } = await captioned();
    expect(await visitor.says('stopCallTranscript')).toBe('FORBIDDEN');
    expect(await agent.says('stopCallTranscript')).toBe('ok');
    expect(await says(agent, 'Too late')).toBe('NOT_TRANSCRIBED');
    expect(await agent.says('stopCallTranscript')).toBe('NOT_TRANSCRIBED');
    expect(await visitor.says('startCallTranscript')).toBe('TRANSCRIPT_KEPT_OFF');
    expect(await agent.says('startCallTranscript')).toBe('ok');
  });
});

describe('Pieces of sound', () => {
  const piece = (more: object = {}) => ({
    ...{ utteranceId: fixture.newId(), language: 'de-DE', durationMs: 500 },
    ...{ mediaType: 'audio/webm', content: Buffer.from('sound').toString('base64') },
    ...more,
  });

  test('become captions by the service, of those who agreed', async () => {
    const { agent, visitor, callId } = await fixture.call();
    await agent.says('startCallTranscript');
    await captionsOn(agent);
    const before = fixture.service.requests.length;
    expect(await visitor.says('sendSpeech', piece())).toBe('TRANSCRIPT_NOT_AGREED');
    // No part of it has left the server.
    expect(fixture.service.requests).toHaveLength(before);
    await visitor.says('answerCallTranscript', { consent: 'agreed' });
    fixture.test.clock.advance(1_000);
    // It reaches back to before that.
    expect(await visitor.says('sendSpeech', piece({ durationMs: 1_500 }))).toBe(
      'TRANSCRIPT_NOT_AGREED',
    );
    expect(fixture.service.requests).toHaveLength(before);
    fixture.service.heard = 'Guten Tag';
    expect(await visitor.says('sendSpeech', piece())).toBe('ok');
    await eventually('a caption', () => agent.captions.includes('Guten Tag'));
    fixture.service.heard = '  ';
    expect(await visitor.says('sendSpeech', piece())).toBe('ok');
    expect(
      (await fixture.events(callId)).filter((type) => type === 'UtteranceSpoken'),
    ).toHaveLength(1);
  });

  test('reports sound that the service cannot take, and leaves the call as it is', async () => {
    const { agent, callId } = await captioned();
    fixture.test.clock.advance(1_000);
    fixture.service.faults.push({ status: 500 });
    expect(await agent.says('sendSpeech', piece())).toBe('SPEECH_UNAVAILABLE');
    fixture.service.faults.push({ body: 'certainly!' });
    expect(await agent.says('sendSpeech', piece())).toBe('SPEECH_UNAVAILABLE');
    expect(await fixture.events(callId)).not.toContain('UtteranceSpoken');
  });

  test('are of bounded size and of known kinds, and base64', async () => {
    const { agent } = await captioned();
    const large = 'A'.repeat(215_000);
    for (const more of [{ content: large }, { mediaType: 'text/html' }, { content: '!' }]) {
      expect(await agent.says('sendSpeech', piece(more))).toBe('INVALID_INPUT');
    }
    expect(await agent.says('sendSpeech', piece({ durationMs: 20_000 }))).toBe('INVALID_INPUT');
    fixture.test.clock.advance(1_000);
    const claimed = { durationMs: 200, content: Buffer.alloc(150_000).toString('base64') };
    expect(await agent.says('sendSpeech', piece(claimed))).toBe('INVALID_INPUT');
  });
});
