import '#testing/english.js';

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { DeskView, LineEntry } from '@foyer/contracts/visits';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { answering } from '#testing/answering.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { sounds } from '#media/sound/sounds.js';
import { Channel } from '#wire/channel.js';
import { DeskSession } from '../desk-session.js';
import { IncomingCall } from '../IncomingCall.js';
import { QuietDesk } from '../QuietDesk.js';
import { Notes } from './Notes.js';

const { fetch } = globalThis;
const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
let callDetailId: string;
let calls = 0;
let socket: FakeSocket;
let desk: DeskSession;

const free: DeskView['desk'] = {
  ...{ memberId: 'anna', availability: 'auto', breakKind: null, since: at(60), setBy: null },
  ...{ engagement: { kind: 'free' }, callStatus: 'available', notRespondingSince: null },
  ...{ otherCalls: [], wrapUp: null },
};
const wrapsUp = (): DeskView['desk'] => ({
  ...{ ...free, callStatus: 'busy' },
  wrapUp: { callDetailId, queueId: 'portal', endsAt: at(-60) },
});
const takesTime = (): DeskView['desk'] => ({ ...free, callStatus: 'busy' });
const visitor: LineEntry = {
  ...{ clientId: 'next', queueId: 'portal', queueName: 'Reception', visitorName: 'Next' },
  ...{
    device: null,
    language: 'en',
    missing: [],
    ...{ onPhone: false, verified: false, earlierVisits: 0 },
    joinedAt: at(60),
    waitingSince: at(60),
    position: 1,
    away: false,
  },
  ...{ kept: false, handedOn: null, offer: null, next: true },
};
const incoming = { offerId: 'offer', expiresAt: at(-10), visitor };

type Moment = 'call' | 'free' | 'wrapUp' | 'moreTime' | 'rings';
const stateAt = (moment: Exclude<Moment, 'call'>) => {
  if (moment === 'wrapUp') return wrapsUp();
  return moment === 'moreTime' ? takesTime() : free;
};
function Page({ moment }: { moment: Moment }) {
  if (moment === 'call') return <Notes callDetailId={callDetailId} />;
  return (
    <main tabIndex={-1}>
      <QuietDesk desk={desk} state={stateAt(moment)} />
      {moment === 'rings' && <IncomingCall desk={desk} incoming={incoming} />}
    </main>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
const begin = async () => {
  answering(404, { errors: { code: 'CALL_NOT_FOUND', msg: 'There is no such call.' } });
  const { rerender } = render(<Page moment="call" />);
  await waitFor(() => expect(field().readOnly).toBe(false));
  await userEvent.click(field());
  await userEvent.keyboard('Wants');
  return {
    asked: answering(200, { callDetailId, version: 1 }),
    become: (moment: Moment) => rerender(<Page moment={moment} />),
  };
};

beforeEach(() => {
  callDetailId = `0199a000-0000-7000-8000-0000000000e${++calls}`;
  jest.spyOn(sounds, 'ring').mockImplementation(() => undefined);
  socket = new FakeSocket();
  desk = new DeskSession(new Channel(socket));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
});

it.each<[string, Moment[]]>([
  ['ends', ['free']],
  ['ends and the next one rings', ['rings']],
  ['ends, and before the next one rings', ['free', 'rings']],
  ['passes into the wrap-up', ['wrapUp']],
  ['and its wrap-up end and the next one rings', ['wrapUp', 'free', 'rings']],
])('keeps a note whole that is typed while the call %s', async (_upset, moments) => {
  const { asked, become } = await begin();
  let expected = 'Wants';
  for (const moment of moments) {
    become(moment);
    await userEvent.keyboard(' a car');
    expected += ' a car';
    expect(field().value).toBe(expected);
    expect(document.activeElement).toBe(field());
  }
  expect(socket.emitted).toEqual([]);
  await userEvent.tab();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { text: expected } }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'));
  expect(field()).toBeTruthy();
});

it('takes the notes away once their agent is done and they are saved', async () => {
  const { asked, become } = await begin();
  become('free');
  await userEvent.keyboard(' it all');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(asked.at(-1)).toMatchObject({ body: { text: 'Wants it all' } });
  become('rings');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps notes that could not be saved, until they are saved', async () => {
  const { become } = await begin();
  answering(500, { errors: { code: 'INTERNAL', msg: 'Something went wrong.' } });
  await userEvent.click(document.body);
  become('free');
  await screen.findByRole('button', { name: 'Try again' });
  expect(field().value).toBe('Wants');
  answering(200, { callDetailId, version: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

it('keeps saved notes in sight for an agent who takes more time, until that one is ready', async () => {
  const { asked, become } = await begin();
  become('wrapUp');
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'));
  socket.answer('updateCallStatus', ({ callStatus }: { callStatus: string }) => ({ callStatus }));
  await userEvent.click(screen.getByRole('button', { name: 'More time' }));
  become('moreTime');
  expect(field().value).toBe('Wants');
  await userEvent.type(field(), ' a car');
  await userEvent.click(document.body);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { text: 'Wants a car' } }));
  expect(field().value).toBe('Wants a car');
  await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
  become('free');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

it('lets notes go that were only kept in sight once their agent is ready', async () => {
  const { become } = await begin();
  become('wrapUp');
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'));
  socket.answer('updateCallStatus', ({ callStatus }: { callStatus: string }) => ({ callStatus }));
  await userEvent.click(screen.getByRole('button', { name: 'More time' }));
  become('moreTime');
  expect(field().value).toBe('Wants');
  await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
  become('free');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});
