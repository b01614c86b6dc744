import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REASON_LENGTH } from '@foyer/contracts/schema';
import type { DeskView, LineEntry } from '@foyer/contracts/visits';
import { act, cleanup, render as draw, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

import { Toaster } from '#design/Toaster.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { AvailabilityMenu } from './AvailabilityMenu.js';
import { DeskSession, incomingOf, mayTake } from './desk-session.js';
import { IncomingCall } from './IncomingCall.js';
import { Lines } from './Lines.js';

const render = (parts: ReactNode) => draw(parts, { wrapper: MemoryRouter });

const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();

const entry = (visitorName: string | null, part: Partial<LineEntry> = {}): LineEntry => ({
  clientId: `visit of ${visitorName ?? 'nobody'}`,
  queueId: 'portal',
  queueName: 'Reception',
  visitorName,
  device: null,
  language: 'en',
  missing: [],
  ...{ onPhone: false, verified: false, earlierVisits: 0 },
  joinedAt: at(60),
  waitingSince: part.joinedAt ?? at(60),
  position: 1,
  away: false,
  kept: false,
  handedOn: null,
  offer: null,
  next: false,
  ...part,
});

const viewOf = (line: LineEntry[], desk: Partial<DeskView['desk']> = {}): DeskView => ({
  desk: {
    memberId: 'anna',
    availability: 'auto',
    breakKind: null,
    since: at(125),
    engagement: { kind: 'free' },
    callStatus: 'available',
    notRespondingSince: null,
    otherCalls: [],
    wrapUp: null,
    setBy: null,
    ...desk,
  },
  portals: [{ queueId: 'portal', name: 'Reception', deactivated: false, waiting: line.length }],
  line,
  consult: null,
  handedOn: null,
  arrival: null,
  asOf: 0,
});

describe('a desk', () => {
  let socket: FakeSocket;
  let desk: DeskSession;

  beforeEach(() => {
    socket = new FakeSocket();
    socket.answer('getQueueClients', () => ({ view: viewOf([]) }));
    desk = new DeskSession(new Channel(socket));
  });
  afterEach(() => {
    cleanup();
    desk.close();
  });

  it('asks for the lines, follows them, and asks again after the connection was away', async () => {
    desk.open();
    await act(async () => Promise.resolve());
    expect(desk.view.get()?.line).toEqual([]);
    socket.push('getQueueClients', viewOf([entry('Maria')]));
    expect(desk.view.get()?.line).toHaveLength(1);
    socket.drop();
    socket.restore();
    expect(socket.sent('getQueueClients')).toHaveLength(2);
  });

  it('says why the lines could not be loaded, until they are', async () => {
    socket.refuse('getQueueClients', 'INTERNAL', 'Something went wrong.');
    desk.open();
    await act(async () => Promise.resolve());
    expect(desk.failure.get()).toMatchObject({ code: 'INTERNAL' });
    socket.answer('getQueueClients', () => ({ view: viewOf([]) }));
    await desk.refresh();
    expect(desk.failure.get()).toBeNull();
    expect(desk.view.get()).not.toBeNull();
  });

  it('shows the waiting visitors, oldest on top, with the present treatment of each', () => {
    const offer = { offerId: 'o', agentId: 'ben', agentName: 'Ben', expiresAt: at(-10) };
    const view = viewOf([
      entry('Young', { joinedAt: at(10), position: 3 }),
      entry(null, { joinedAt: at(40), position: 2, away: true }),
      entry('Old', { joinedAt: at(90), offer }),
    ]);
    render(<Lines desk={desk} view={view} mayTake />);
    const [first, second, third] = screen.getAllByTestId('line-entry');
    expect(within(first!).getByText('Old')).toBeTruthy();
    expect(within(first!).getByText('Ringing at Ben')).toBeTruthy();
    expect(within(first!).getByText('1:30')).toBeTruthy();
    expect(within(second!).getByText('Visitor')).toBeTruthy();
    expect(within(second!).getByText('Connection interrupted, place kept')).toBeTruthy();
    expect(within(third!).getByText('Young')).toBeTruthy();
  });

  it('takes a visitor before the turn, and moves one to the front, for a reason only', async () => {
    const view = viewOf([entry('Old', { next: true, joinedAt: at(90) }), entry('Young')]);
    socket.answer('connectClient', () => ({ callDetailId: 'visit of Young' }));
    socket.answer('moveToFront', () => ({}));
    render(<Lines desk={desk} view={view} mayTake maySupervise />);
    const [, young] = screen.getAllByTestId('line-entry');
    await userEvent.click(within(young!).getByRole('button', { name: 'Serve next' }));
    const dialog = screen.getByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Serve next' });
    const field = within(dialog).getByLabelText('Reason');
    await userEvent.type(field, 'No');
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await userEvent.click(confirm);
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'Please enter at least 3 characters.',
    );
    expect(socket.sent('moveToFront')).toEqual([]);
    await userEvent.clear(field);
    expect(field.getAttribute('maxlength')).toBe(String(REASON_LENGTH.max));
    await userEvent.type(field, 'Has a small child');
    await userEvent.click(confirm);
    const who = { queueId: 'portal', clientId: 'visit of Young' };
    expect(socket.sent('moveToFront')).toEqual([{ ...who, reason: 'Has a small child' }]);
    await userEvent.click(within(young!).getByRole('button', { name: 'Take Young' }));
    await userEvent.type(screen.getByLabelText('Reason'), 'Knows me');
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    expect(socket.sent('connectClient')).toEqual([{ ...who, offerId: null, reason: 'Knows me' }]);
  });

  it('gives time after a call, which can be ended early or made longer', async () => {
    const wrapUp = { callDetailId: 'call', queueId: 'portal', endsAt: at(-45) };
    const view = viewOf([entry('Maria')], { wrapUp, callStatus: 'busy' });
    socket.answer('updateCallStatus', ({ callStatus }: { callStatus: string }) => ({ callStatus }));
    const { rerender } = render(
      <>
        <AvailabilityMenu desk={desk} state={view.desk} />
        <Lines desk={desk} view={view} mayTake />
      </>,
    );
    expect(screen.getByRole('button', { name: /Wrap-up/ })).toBeTruthy();
    expect(screen.getByText(/0:4[45]/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
    await userEvent.click(screen.getByRole('button', { name: 'More time' }));
    const busy = viewOf([entry('Maria')], { callStatus: 'busy' });
    rerender(<Lines desk={desk} view={busy} mayTake />);
    expect(screen.getByText('No calls ring at your desk until you are ready.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
    expect(socket.sent('updateCallStatus')).toEqual([
      { callStatus: 'available' },
      { callStatus: 'busy' },
      { callStatus: 'available' },
    ]);
  });

  it('says that a supervisor set the status, until it was read', async () => {
    const setBy = { memberId: 'ines', name: 'Ines Vogel', at: at(20) };
    const view = viewOf([], { availability: 'away', breakKind: 'lunch', setBy });
    render(<Lines desk={desk} view={view} mayTake={false} />);
    expect(screen.getByText('Ines Vogel set your status to “Lunch break”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/Ines Vogel/)).toBeNull();
  });

  it('says that a call was missed, and comes back by one click', async () => {
    const view = viewOf([entry('Maria')], { notRespondingSince: at(20) });
    socket.answer('setAvailability', () => ({ desk: viewOf([]).desk, consult: null, asOf: 1 }));
    render(
      <>
        <AvailabilityMenu desk={desk} state={view.desk} />
        <Lines desk={desk} view={view} mayTake />
      </>,
    );
    expect(screen.getByRole('button', { name: /Not responding/ })).toBeTruthy();
    const notice = screen.getByRole('alert');
    expect(within(notice).getByText('You missed a call')).toBeTruthy();
    await userEvent.click(within(notice).getByRole('button', { name: "I'm back" }));
    expect(socket.sent('setAvailability')).toEqual([{ availability: 'auto' }]);
  });

  it.each([
    ['meeting', 'You are in a meeting'],
    ['session', 'You are in another call'],
  ] as const)('says why it does not ring in the call of a %s', (kind, title) => {
    const otherCalls = [{ callDetailId: 'other', kind, since: at(20) }];
    const view = viewOf([entry('Maria')], { otherCalls });
    render(<Lines desk={desk} view={view} mayTake={mayTake(view.desk)} />);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  });

  it('shows the newest view in any order of arrival, and takes only its availability from an answer', async () => {
    desk.open();
    await act(async () => Promise.resolve());
    const engagement = { kind: 'inCall', callDetailId: 'call', clientId: 'visit' } as const;
    socket.push('getQueueClients', { ...viewOf([], { engagement }), consult: null, asOf: 20 });
    socket.push('getQueueClients', { ...viewOf([entry('Maria')]), consult: null, asOf: 10 });
    expect(desk.view.get()).toMatchObject({ desk: { engagement }, line: [] });

    socket.answer('setAvailability', () => ({ desk: viewOf([], { availability: 'away' }).desk }));
    await desk.setAvailability('away');
    expect(desk.view.get()?.desk).toMatchObject({ availability: 'away', engagement });

    // A server whose clock is behind has the last word after the connection was away.
    socket.drop();
    socket.restore();
    socket.push('getQueueClients', { ...viewOf([entry('Maria')]), consult: null, asOf: 5 });
    expect(desk.view.get()?.line).toHaveLength(1);
  });

  it.each([
    ['it accepted the offer', { kind: 'offered', offerId: 'o', expiresAt: at(-9) } as const],
    ['it picked from the line', { kind: 'free' } as const],
  ])('is in its call as soon as %s, also where a view is a moment behind', async (_, before) => {
    desk.open();
    await act(async () => Promise.resolve());
    const maria = entry('Maria');
    const { clientId } = maria;
    const behind = viewOf([maria, entry('Jo')], {
      engagement: before.kind === 'free' ? before : { ...before, clientId },
    });
    socket.push('getQueueClients', { ...behind, consult: null, asOf: 1 });
    socket.answer('connectClient', () => ({ callDetailId: 'call' }));
    await desk.take(maria, null);
    const engagement = { kind: 'inCall', clientId, callDetailId: 'call' } as const;
    const shown = () => desk.view.get();
    expect(shown()).toMatchObject({ desk: { engagement }, line: [{ visitorName: 'Jo' }] });
    socket.push('getQueueClients', { ...behind, consult: null, asOf: 2 });
    expect(shown()).toMatchObject({ desk: { engagement }, line: [{ visitorName: 'Jo' }] });
    socket.push('getQueueClients', {
      ...viewOf([entry('Jo')], { engagement }),
      consult: null,
      asOf: 3,
    });
    socket.push('getQueueClients', { ...viewOf([entry('Jo')]), consult: null, asOf: 4 });
    expect(shown()?.desk.engagement).toEqual({ kind: 'free' });
    // A visitor who rings again is waiting again.
    socket.push('getQueueClients', { ...behind, consult: null, asOf: 5 });
    expect(shown()?.line).toHaveLength(2);
  });

  it('learns of a pickup in every tab', async () => {
    desk.open();
    await act(async () => Promise.resolve());
    const maria = entry('Maria');
    const { clientId } = maria;
    socket.push('getQueueClients', { ...viewOf([maria]), consult: null, asOf: 1 });
    socket.push('pickupCall', { clientId, callDetailId: 'call', agentId: 'anna' });
    expect(desk.view.get()?.desk.engagement).toMatchObject({ kind: 'inCall' });
  });

  it('takes the next visitor, and says which agent was faster', async () => {
    socket.refuse('connectClient', 'VISITOR_TAKEN', 'Ben Fox has taken this visitor.');
    render(
      <>
        <Lines desk={desk} view={viewOf([entry('Maria', { next: true })])} mayTake />
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Take Maria' }));
    expect(socket.sent('connectClient')).toEqual([
      { queueId: 'portal', clientId: 'visit of Maria', offerId: null },
    ]);
    expect(await screen.findByText('Ben Fox has taken this visitor.')).toBeTruthy();
  });

  it('offers no visitor to an agent who may not take any', () => {
    const line = [entry('Maria', { next: true })];
    const view = viewOf(line, { availability: 'away' });
    render(<Lines desk={desk} view={view} mayTake={mayTake(view.desk)} />);
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
    expect(screen.getByText(/on a break/)).toBeTruthy();
  });

  it('changes its availability by keyboard alone', async () => {
    socket.answer('setAvailability', ({ availability }) => ({
      desk: { ...viewOf([]).desk, availability },
    }));
    render(<AvailabilityMenu desk={desk} state={viewOf([]).desk} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toContain('Auto');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(socket.sent('setAvailability')).toEqual([{ availability: 'away' }]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('says that its availability could not be changed, and why', async () => {
    socket.refuse('setAvailability', 'INTERNAL', 'Something went wrong.');
    render(
      <>
        <AvailabilityMenu desk={desk} state={viewOf([]).desk} />
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Availability/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^Away/ }));
    expect(await screen.findByText('Error changing status. Something went wrong.')).toBeTruthy();
  });

  describe('with a ringing visitor', () => {
    const ringing = () =>
      viewOf([entry('Maria')], {
        engagement: {
          kind: 'offered',
          offerId: 'offer',
          clientId: 'visit of Maria',
          expiresAt: at(-15),
        },
      });

    it('says which agent sent the visitor here from another line, and why', () => {
      const sent = { agentName: 'Ines', reason: 'Speaks Danish' };
      const incoming = (handedOn: LineEntry['handedOn']) => ({
        ...incomingOf(ringing())!,
        visitor: entry('Maria', { handedOn }),
      });
      const { rerender } = render(<IncomingCall desk={desk} incoming={incoming(sent)} />);
      const words = () => screen.queryByTestId('sent-here')?.textContent;
      expect(words()).toBe('Ines sent this visitor: “Speaks Danish”');
      const forgotten = { agentName: null, reason: null };
      rerender(<IncomingCall desk={desk} incoming={incoming(forgotten)} />);
      expect(words()).toBe('A colleague sent this visitor.');
      rerender(<IncomingCall desk={desk} incoming={incoming(null)} />);
      expect(words()).toBeUndefined();
    });

    it('says what the visitor comes without, here and in the line', () => {
      const missing: LineEntry['missing'] = ['camera', 'microphone'];
      const incoming = { ...incomingOf(ringing())!, visitor: entry('Maria', { missing }) };
      const { unmount } = render(<IncomingCall desk={desk} incoming={incoming} />);
      expect(screen.getByTestId('visitor-chips').textContent).toBe('No cameraNo microphone');
      unmount();
      const view = viewOf([entry('Maria', { missing: ['microphone'] }), entry('Bob')]);
      render(<Lines desk={desk} view={view} mayTake />);
      const chips = screen.getAllByTestId('line-entry').map((one) => {
        return within(one).queryByTestId('visitor-chips')?.textContent;
      });
      expect(chips).toEqual(['No microphone', undefined]);
    });

    it('says of a visitor at a kiosk who speaks another language where and which', () => {
      const device = { deviceId: 'k1', name: 'Lobby' };
      const visitor = entry('Maria', { device, language: 'de' });
      render(<IncomingCall desk={desk} incoming={{ ...incomingOf(ringing())!, visitor }} />);
      expect(screen.getByTestId('visitor-chips').textContent).toBe('Kiosk · LobbySpeaks German');
    });

    it('knows the ringing visitor', () => {
      expect(incomingOf(ringing())?.visitor.visitorName).toBe('Maria');
      expect(incomingOf(viewOf([entry('Maria')]))).toBeUndefined();
    });

    it.each([
      ['Accept', 'connectClient'],
      ['Reject', 'disconnectClient'],
    ])('answers with %s', async (button, message) => {
      socket.answer(message, () => ({ callDetailId: 'call' }));
      render(<IncomingCall desk={desk} incoming={incomingOf(ringing())!} />);
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(socket.sent(message)).toEqual([
        { queueId: 'portal', clientId: 'visit of Maria', offerId: 'offer' },
      ]);
    });

    it.each([
      ['a', 'connectClient'],
      ['r', 'disconnectClient'],
    ])('answers with the key %s, but not while the agent types', async (key, message) => {
      socket.answer(message, () => ({ callDetailId: 'call' }));
      render(
        <>
          <input aria-label="Note" />
          <IncomingCall desk={desk} incoming={incomingOf(ringing())!} />
        </>,
      );
      await userEvent.type(screen.getByLabelText('Note'), key);
      expect(socket.sent(message)).toEqual([]);
      await userEvent.click(document.body);
      await userEvent.keyboard(key);
      expect(socket.sent(message)).toHaveLength(1);
    });

    it('says what it is, takes the focus, and gives it back', () => {
      const page = (rings: boolean) => (
        <>
          <button>Before</button>
          {rings && <IncomingCall desk={desk} incoming={incomingOf(ringing())!} />}
        </>
      );
      const { rerender } = render(page(false));
      screen.getByText('Before').focus();
      rerender(page(true));
      const card = screen.getByRole('alertdialog', { name: 'Incoming call Maria' });
      expect(document.activeElement).toBe(card);
      rerender(page(false));
      expect(document.activeElement).toBe(screen.getByText('Before'));
    });

    it('leaves the focus to an agent who types', () => {
      const page = (rings: boolean) => (
        <>
          <input aria-label="Note" />
          {rings && <IncomingCall desk={desk} incoming={incomingOf(ringing())!} />}
        </>
      );
      const { rerender } = render(page(false));
      screen.getByLabelText('Note').focus();
      rerender(page(true));
      expect(document.activeElement).toBe(screen.getByLabelText('Note'));
    });

    it('can be answered again after an answer did not arrive', async () => {
      const error = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
      render(<IncomingCall desk={desk} incoming={incomingOf(ringing())!} />);
      await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
      const accept = screen.getByRole('button', { name: 'Accept' });
      expect(accept.getAttribute('aria-busy')).toBeNull();
      error.mockRestore();
    });
  });
});
