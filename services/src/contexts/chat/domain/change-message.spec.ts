import { describe, test } from '@jest/globals';

import {
  began,
  deleted,
  edited,
  ended,
  given,
  ids,
  joined,
  left,
  paused,
  sent,
  session,
  sessionCall,
  visitCall,
} from '../testing/chat-histories.js';
import { deleteMessage, editMessage } from './change-message.js';
import { readMessages } from './read-messages.js';

const { ada, tom, eve, gil, visit, call: callId, message: messageId, session: channelId } = ids;
const edit = (by: string, text = 'Bye') => ({ messageId, by, text });
const remove = (by: string) => ({ messageId, by });
const history = { session: session(), message: [sent()] };

describe('a message', () => {
  test('given one, when its sender words it differently, then it reads so', () =>
    void given(history)
      .when((states) => editMessage(states, edit(tom)))
      .then({ message: [edited('Bye')] }));

  test('given one, when it is changed to what it says, then nothing happens', () =>
    void given(history)
      .when((states) => editMessage(states, edit(tom, 'Hello')))
      .thenNothing());

  test.each([
    ['its sender', tom],
    ['an admin of the session', ada],
  ])(
    'given one, when %s deletes it, then it is deleted',
    (_, by) =>
      void given(history)
        .when((states) => deleteMessage(states, remove(by)))
        .then({ message: [deleted(by)] }),
  );

  test('given a deleted one, when it is deleted again, then nothing happens', () =>
    void given({ ...history, message: [sent(), deleted(tom)] })
      .when((states) => deleteMessage(states, remove(ada)))
      .thenNothing());

  test('given a deleted one, when it is changed, then that is refused', () =>
    void given({ ...history, message: [sent(), deleted(tom)] })
      .when((states) => editMessage(states, edit(tom)))
      .thenRejected('MESSAGE_DELETED'));

  test('given another’s, when it is changed, then that is refused, to admins too', () =>
    void given(history)
      .when((states) => editMessage(states, edit(ada)))
      .thenRejected('FORBIDDEN'));

  test('given another’s, when it is deleted by someone who does not moderate, then that is refused', () =>
    void given({ session: session({ [tom]: 'admin', [eve]: 'presenter' }), message: [sent()] })
      .when((states) => deleteMessage(states, remove(eve)))
      .thenRejected('FORBIDDEN'));

  test('given one that was sent on, when its sender words it differently, then that is refused', () =>
    void given({ ...history, message: [sent({ authorId: ada, forwardedFrom: ids.other })] })
      .when((states) => editMessage(states, edit(tom)))
      .thenRejected('FORBIDDEN'));

  test('given one that another sent on, when its author words it differently there, then that is refused', () =>
    void given({ ...history, message: [sent({ senderId: ada, authorId: tom })] })
      .when((states) => editMessage(states, edit(tom)))
      .thenRejected('FORBIDDEN'));

  test('given a link, when it is changed to what is none, then that is refused', () =>
    void given({
      ...history,
      message: [sent({ messageType: 'link', text: 'https://example.org' })],
    })
      .when((states) => editMessage(states, edit(tom, 'javascript:alert(1)')))
      .thenRejected('INVALID_INPUT'));

  test('given a sender who left the session, when it is changed or deleted, then it is not there', () => {
    const now = given({ session: [...session(), left(tom)], message: [sent()] });
    now.when((states) => editMessage(states, edit(tom))).thenRejected('MESSAGE_NOT_FOUND');
    now.when((states) => deleteMessage(states, remove(tom))).thenRejected('MESSAGE_NOT_FOUND');
  });

  test('given a call with a visitor that is over, when its agent changes or deletes one, then it is over', () => {
    const own = sent({ channelId: visit, sessionId: null, callId: visit, senderId: ada });
    const now = given({ call: [visitCall, joined(ada), ended], message: [own] });
    now.when((states) => editMessage(states, edit(ada))).thenRejected('CALL_OVER');
    now.when((states) => deleteMessage(states, remove(ada))).thenRejected('CALL_OVER');
  });

  test.each([
    ['who is not in the call', eve, 'MESSAGE_NOT_FOUND'],
    ['who is in the call too', ada, 'FORBIDDEN'],
  ] as const)(
    'given an admin of a session with the id of a call %s, when they delete what is said there, then that is refused',
    (_, by, code) =>
      void given({
        session: session({ [ada]: 'admin', [eve]: 'admin' }),
        call: [visitCall, joined(ada), joined(visit)],
        message: [sent({ sessionId: null, callId: channelId, senderId: visit })],
      })
        .when((states) => deleteMessage(states, remove(by)))
        .thenRejected(code),
  );
});

describe('reading', () => {
  const read = (readerId: string, isFurther = true) => ({
    ...{ channelId, messageId, readerId },
    isFurther,
  });
  const readBy = (readerId: string) =>
    ({ type: 'ChatMessagesRead', data: { channelId, messageId, readerId } }) as const;
  const wasRead = readBy(ada);

  test('given a message, when a member has read it, then that is kept', () =>
    void given(history)
      .when((states) => readMessages(states, read(ada)))
      .then({ reading: [wasRead] }));

  test('given that it was read, or what comes after it, when it is read, then nothing happens', () => {
    given({ ...history, reading: [wasRead] })
      .when((states) => readMessages(states, read(ada)))
      .thenNothing();
    given(history)
      .when((states) => readMessages(states, read(ada, false)))
      .thenNothing();
  });

  test('given a message, when a stranger reads it, or it is said to be of another channel, then it is not there', () => {
    given(history)
      .when((states) => readMessages(states, read(eve)))
      .thenRejected('MESSAGE_NOT_FOUND');
    given(history)
      .when((states) => readMessages(states, { ...read(ada), channelId: visit }))
      .thenRejected('MESSAGE_NOT_FOUND');
  });

  test('given a guest who was sent to wait, then what was said or worded since is not there', () => {
    const own = readBy(gil);
    const waiting = {
      session: [...session(), began],
      sessionCall: [sessionCall, joined(gil), paused(gil)],
    };
    const [before, after] = ['2026-03-02T08:59:59.999Z', '2026-03-02T09:00:00.000Z'];
    const early = { ...sent({ callId }), at: before };
    given({ ...waiting, message: [early] })
      .when((states) => readMessages(states, read(gil)))
      .then({ reading: [own] });
    given({ ...waiting, message: [early, { ...deleted(ada), at: after }] })
      .when((states) => readMessages(states, read(gil)))
      .then({ reading: [own] });
    for (const message of [
      [{ ...sent({ callId }), at: after }],
      [early, { ...edited('Bye'), at: after }],
      [early, { ...edited('Bye'), at: after }, { ...deleted(ada), at: after }],
    ]) {
      given({ ...waiting, message })
        .when((states) => readMessages(states, read(gil)))
        .thenRejected('MESSAGE_NOT_FOUND');
      given({ ...waiting, message })
        .when((states) => deleteMessage(states, remove(gil)))
        .thenRejected('MESSAGE_NOT_FOUND');
    }
  });

  test('given a guest in the call of a session, then only what was said in this call is there', () => {
    const inCall = { session: [...session(), began], sessionCall: [sessionCall, joined(gil)] };
    given({ ...inCall, message: [sent()] })
      .when((states) => readMessages(states, read(gil)))
      .thenRejected('MESSAGE_NOT_FOUND');
    given({ ...inCall, message: [sent({ callId })] })
      .when((states) => readMessages(states, read(gil)))
      .then({ reading: [readBy(gil)] });
  });
});
