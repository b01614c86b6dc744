import { describe, test } from '@jest/globals';
import type { ChatMessageEvent } from '@foyer/contracts/chat';

import {
  at,
  began,
  consulted,
  deleted,
  edited,
  ended,
  given,
  gone,
  handedOver,
  ids,
  joined,
  left,
  listening,
  opened,
  paused,
  sent,
  session,
  sessionCall,
  visitCall,
} from '../testing/chat-histories.js';
import { forwardMessage, sendMessage } from './send-message.js';
import { evolveMessage, noMessage } from './message.js';
import { evolveChatSession, noChatSession } from './chat-session.js';
import { noChatCall } from './chat-call.js';

const { ada, tom, eve, gil, visit, call: callId } = ids;
const content = { messageType: 'text', text: 'Hello', documentIds: [] as string[] } as const;
const around = { sessionCallId: null, mayAttach: true } as const;
const by = (senderId: string, changes: object = {}) => ({
  ...{ messageId: ids.message, channelId: ids.session, senderId, senderType: 'User' as const },
  ...around,
  content,
  ...changes,
});
const inCall = (senderId: string) => by(senderId, { sessionCallId: callId });
const inVisit = (senderId: string) => by(senderId, { channelId: visit });
const toVisit = (senderId: string) =>
  sent({ channelId: visit, sessionId: null, callId: visit, senderId });

describe('in a session', () => {
  test('given a session, when a member writes, then that is said to the session', () =>
    void given({ session: session() })
      .when((states) => sendMessage(states, by(tom)))
      .then({ message: [sent()] }));

  test('given its call, when a member in it writes, then that is said in the call', () =>
    void given({ session: [...session(), began], sessionCall: [sessionCall, joined(tom)] })
      .when((states) => sendMessage(states, inCall(tom)))
      .then({ message: [sent({ callId })] }));

  test('given its call, when a member writes who is not in it, then that is not said in the call', () =>
    void given({
      session: [...session(), began],
      sessionCall: [sessionCall, joined(tom), gone(tom)],
    })
      .when((states) => sendMessage(states, inCall(tom)))
      .then({ message: [sent()] }));

  test('given its call, when a guest in it writes, then that is said in the call', () =>
    void given({ session: [...session(), began], sessionCall: [sessionCall, joined(gil)] })
      .when((states) => sendMessage(states, { ...inCall(gil), senderType: 'Guest' }))
      .then({ message: [sent({ callId, senderId: gil, senderType: 'Guest' })] }));

  test.each([
    ['awaited', [sessionCall]],
    ['put out', [sessionCall, joined(gil), gone(gil)]],
    ['there until it ended', [sessionCall, joined(gil), ended]],
  ])(
    'given a guest who is %s, when the guest writes, then there is no chat',
    (_, sessionCalls) =>
      void given({ session: [...session(), began], sessionCall: sessionCalls })
        .when((states) => sendMessage(states, inCall(gil)))
        .thenRejected('CHANNEL_NOT_FOUND'),
  );

  test('given a guest who was sent to wait, when the guest comes again and writes, then that is refused', () =>
    void given({
      session: [...session(), began],
      sessionCall: [sessionCall, joined(gil), paused(gil), gone(gil), joined(gil)],
    })
      .when((states) => sendMessage(states, inCall(gil)))
      .thenRejected('CHANNEL_READ_ONLY'));

  test.each([
    ['a stranger', session()],
    ['someone who left', [...session({ [ada]: 'admin', [eve]: 'admin' }), left(eve)]],
    ['anybody once it is deleted', [...session({ [eve]: 'admin' }), deletedSession()]],
    ['anybody where there is none', []],
  ])(
    'given %s, when they write, then there is no chat',
    (_, history) =>
      void given({ session: history })
        .when((states) => sendMessage(states, by(eve)))
        .thenRejected('CHANNEL_NOT_FOUND'),
  );

  test('given that another call began meanwhile, when a member writes, then it is looked up again', () =>
    void given({ session: [...session(), began], sessionCall: [sessionCall] })
      .when((states) => sendMessage(states, by(tom)))
      .thenRejected('CONFLICT'));

  test('given documents that may not be attached, when they are sent, then that is refused', () =>
    void given({ session: session() })
      .when((states) => {
        const documents = { ...content, messageType: 'document', documentIds: [ids.document] };
        return sendMessage(states, by(tom, { content: documents, mayAttach: false }));
      })
      .thenRejected('DOCUMENT_NOT_FOUND'));
});

describe('an id', () => {
  const history = { session: session(), message: [sent()] };

  test('given a message, when it is sent again, then it is there once', () =>
    void given(history)
      .when((states) => sendMessage(states, by(tom)))
      .thenNothing());

  test('given one that was changed or deleted since, when it is sent again, then it is there once', () =>
    void given({ ...history, message: [sent(), edited('Bye'), deleted(tom)] })
      .when((states) => sendMessage(states, by(tom)))
      .thenNothing());

  test.each([
    ['another text', by(tom, { content: { ...content, text: 'Bye' } })],
    ['another type', by(tom, { content: { ...content, messageType: 'link' } })],
    ['other documents', by(tom, { content: { ...content, documentIds: [ids.document] } })],
    ['another channel', by(tom, { channelId: visit })],
    ['another sender', by(ada)],
  ])(
    'given a message, when %s is sent under its id, then that is refused',
    (_, writing) =>
      void given(history)
        .when((states) => sendMessage(states, writing))
        .thenRejected('ID_ALREADY_USED'),
  );
});

describe('in a call with a visitor', () => {
  const on = [visitCall, joined(ada), joined(visit)];

  test.each([
    ['its visitor', visit, on],
    ['its agent', ada, on],
    ['a supervisor who joined', eve, [...on, joined(eve)]],
    [
      'a colleague, once the visitor hears both',
      eve,
      [...on, consulted(eve), joined(eve), opened(eve)],
    ],
    ['the next agent', eve, [...on, consulted(eve), joined(eve), handedOver(eve)]],
  ])(
    'given %s, when they write, then that is said in the call',
    (_, senderId, calls) =>
      void given({ call: calls })
        .when((states) => sendMessage(states, inVisit(senderId)))
        .then({ message: [toVisit(senderId)] }),
  );

  test.each([
    ['a colleague whom the visitor does not hear', eve, [...on, consulted(eve), joined(eve)]],
    ['the agent before', ada, [...on, consulted(eve), joined(eve), handedOver(eve)]],
  ] as const)(
    'given %s, when they write, then they may only read',
    (_, senderId, calls) =>
      void given({ call: calls })
        .when((states) => sendMessage(states, inVisit(senderId)))
        .thenRejected('CHANNEL_READ_ONLY'),
  );

  test('given that it is over, when its agent writes, then it is over', () =>
    void given({ call: [...on, ended] })
      .when((states) => sendMessage(states, inVisit(ada)))
      .thenRejected('CALL_OVER'));

  test.each([
    ['a supervisor who listens', eve, [...on, listening(eve)]],
    ['somebody else', eve, on],
    ['the visitor after leaving', visit, [...on, gone(visit)]],
    ['the visitor after its end', visit, [...on, ended]],
    ['anybody in a call of a session', tom, [sessionCall, joined(tom)]],
  ] as const)(
    'given %s, when they write, then there is no chat',
    (_, senderId, calls) =>
      void given({ call: calls })
        .when((states) => sendMessage(states, inVisit(senderId)))
        .thenRejected('CHANNEL_NOT_FOUND'),
  );

  test.each([
    ['its visitor', visit],
    ['its agent, whom the session names a member,', ada],
  ])(
    'given a session of the same id, when %s writes, then that is said in the call',
    (_, senderId) =>
      void given({ session: session(), call: on })
        .when((states) => sendMessage(states, inVisit(senderId)))
        .then({ message: [toVisit(senderId)] }),
  );
});

describe('a message that is sent on', () => {
  const to = { ...by(ada), messageId: ids.other };
  const from = (...events: readonly ChatMessageEvent[]) => ({
    messageId: ids.message,
    source: events.reduce((message, one) => evolveMessage(message, one, at), noMessage),
    channel: {
      session: session().reduce(evolveChatSession, noChatSession),
      sessionCall: undefined,
      call: noChatCall,
    },
  });
  const forwarded = sent({
    ...{ messageId: ids.other, senderId: ada, authorId: tom, forwardedFrom: ids.message },
    text: 'Bye',
  });

  test('given one that the sender reads, when it is sent on, then it stays its author’s', () =>
    void given({ session: session() })
      .when((states) => forwardMessage(states, to, from(sent(), edited('Bye'))))
      .then({ message: [forwarded] }));

  test('given that it was sent on, when it is sent on again under the id, then it is there once', () =>
    void given({ session: session(), message: [forwarded] })
      .when((states) => forwardMessage(states, to, from(sent(), deleted(tom))))
      .thenNothing());

  test('given one that was deleted, when it is sent on, then that is refused', () =>
    void given({ session: session() })
      .when((states) => forwardMessage(states, to, from(sent(), deleted(tom))))
      .thenRejected('MESSAGE_DELETED'));

  test('given one in a channel that the sender does not read, when it is sent on, then it is not there', () =>
    void given({ session: session({ [eve]: 'admin' }) })
      .when((states) => forwardMessage(states, { ...to, senderId: eve }, from(sent())))
      .thenRejected('MESSAGE_NOT_FOUND'));

  test('given one that the sender reads, when it is sent to where they do not write, then that is refused', () =>
    void given({ session: session({ [eve]: 'admin' }) })
      .when((states) => forwardMessage(states, to, from(sent())))
      .thenRejected('CHANNEL_NOT_FOUND'));
});

function deletedSession() {
  return { type: 'SessionDeleted', data: { sessionId: ids.session } } as const;
}
