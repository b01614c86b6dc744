import { describe, expect, jest, test } from '@jest/globals';
import { ApiError, type Messenger } from '@foyer/contracts/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const visitor = (clientId: string, visitorName: string, position: number) => ({
  clientId,
  queueId: 'p1',
  queueName: 'Reception',
  visitorName,
  device: null,
  language: 'en',
  missing: [],
  joinedAt: minutesAgo(9 - position),
  waitingSince: minutesAgo(9 - position),
  position,
  away: false,
  kept: false,
  offer: position === 1 ? { offerId: 'o', agentId: 'a1', agentName: 'Kim', expiresAt: '' } : null,
  next: position === 2,
  estimatedWaitSeconds: position === 1 ? 15 : 240,
});
const agent = (memberId: string, name: string, state: string, more: object = {}) => ({
  memberId,
  name,
  state,
  breakKind: null,
  since: null,
  visitorName: null,
  onHold: false,
  otherCall: null,
  callDetailId: null,
  ...more,
});
const reception = (...names: string[]) => ({
  queueId: 'p1',
  name: 'Reception',
  open: true,
  line: names.map((name, index) => visitor(name, name, index + 1)),
  agents: [
    agent('a1', 'Kim', 'offered', { visitorName: 'Maria' }),
    agent('a2', 'Lee', 'break', { breakKind: 'lunch', since: minutesAgo(20) }),
    agent('a3', 'Ada', 'notResponding', { since: minutesAgo(2) }),
    agent('a4', 'Tom', 'wrapUp'),
    agent('a5', 'Uli', 'inCall', { visitorName: 'Nora', onHold: true, since: minutesAgo(3) }),
    agent('a6', 'Eva', 'inCall', { otherCall: 'session' }),
    agent('a7', 'Max', 'inCall', { otherCall: 'meeting' }),
  ],
});

/** A server that says how the lines are, and can say so again. */
async function open(
  answer: (message: string) => object,
  language: 'en' | 'de' = 'en',
): Promise<{ push: (view: object) => void; lose: () => void; sent: jest.Mock }> {
  const sent = jest.fn();
  let push: (view: object) => void = () => undefined;
  let lose: () => void = () => undefined;
  await openConsole(
    'lines',
    {},
    {
      language,
      live: (_channel, onUp, onDown) => {
        lose = onDown;
        onUp({
          on: (_message: object, heard: typeof push) => {
            push = heard;
            return () => undefined;
          },
          emit: async ({ name }: { name: string }, payload: object) => {
            sent(name, payload);
            return answer(name);
          },
        } as unknown as Messenger);
        return () => undefined;
      },
    },
  );
  return { sent, push: (view) => act(() => push(view)), lose: () => act(() => lose()) };
}

describe('the lines of all portals', () => {
  test('show the waiting and the ringing visitors, and the activity of each agent, as they change', async () => {
    const { push } = await open(() => ({ view: { lines: [reception('Maria', 'Otto')], asOf: 1 } }));
    const line = await screen.findByRole('region', { name: 'Reception' });
    const [first, second] = within(line).getAllByRole('listitem');
    for (const text of ['Maria', 'Ringing for Kim', /about 1 minute left/]) {
      expect(within(first!).getByText(text)).toBeTruthy();
    }
    expect(within(second!).getByText(/about 4 minutes left/)).toBeTruthy();
    for (const text of [
      'Ringing: Maria',
      'Lunch break',
      'Not responding',
      'Wrap-up',
      'On hold: Nora',
      'In another call',
      'In a meeting',
    ]) {
      expect(within(line).getByText(text)).toBeTruthy();
    }
    expect(within(line).getByText('3 minutes ago')).toBeTruthy();
    push({ lines: [reception('Otto')], asOf: 3 });
    push({ lines: [reception('Maria', 'Otto')], asOf: 2 });
    expect(await screen.findByText('1 visitor is waiting')).toBeTruthy();
  });

  test('are reordered only for a reason, and what was refused is said', async () => {
    let refuses = true;
    const { sent } = await open((name) => {
      if (name === 'reorderLine' && refuses) {
        refuses = false;
        throw new ApiError('VISITOR_NOT_WAITING', 'This visitor is no longer waiting.');
      }
      return { view: { lines: [reception('Maria', 'Otto')], asOf: 1 } };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Serve Otto next' }));
    const dialog = await screen.findByRole('dialog', { name: 'Serve Otto next' });
    const confirm = within(dialog).getByRole('button', { name: 'Serve next' });
    await userEvent.click(confirm);
    expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.type(within(dialog).getByRole('textbox'), 'Has a child');
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('This visitor is no longer waiting.')).toBeTruthy();
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveBeenLastCalledWith('reorderLine', {
      queueId: 'p1',
      clientId: 'Otto',
      position: 1,
      reason: 'Has a child',
    });
  });

  test('let a visitor be put at any place, and wait on at another open portal, for a reason', async () => {
    const other = (queueId: string, name: string, isOpen: boolean) => ({
      queueId,
      name,
      open: isOpen,
      line: [],
      agents: [],
    });
    const { sent } = await open(() => ({
      view: {
        lines: [
          other('p2', 'Hall', true),
          other('p3', 'Annex', false),
          reception('Maria', 'Otto', 'Cleo'),
        ],
        asOf: 1,
      },
    }));
    // Maria rings at a desk now: after a transfer, its agent would take a visitor who is gone.
    expect(await screen.findByRole('button', { name: 'Move Maria' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Transfer Maria' })).toBeNull();
    const change = async (action: string, field: string, choice: string) => {
      await userEvent.click(screen.getByRole('button', { name: `${action} Otto` }));
      const dialog = await screen.findByRole('dialog', { name: `${action} Otto` });
      await userEvent.type(within(dialog).getByRole('textbox'), 'Only a question');
      const confirm = within(dialog).getByRole('button', { name: action });
      await userEvent.click(confirm);
      expect(await within(dialog).findByText('This field can not be blank')).toBeTruthy();
      await userEvent.click(within(dialog).getByRole('combobox', { name: new RegExp(field) }));
      const options = await screen.findAllByRole('option');
      await userEvent.click(screen.getByRole('option', { name: choice }));
      await userEvent.click(confirm);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return options.length;
    };
    expect(await change('Move', 'New place', 'Place 3')).toBe(2);
    const about = { queueId: 'p1', clientId: 'Otto', reason: 'Only a question' };
    expect(sent).toHaveBeenLastCalledWith('reorderLine', { ...about, position: 3 });
    expect(await change('Transfer', 'Portal', 'Hall (no agent at work)')).toBe(1);
    expect(sent).toHaveBeenLastCalledWith('transferVisitor', { ...about, toQueueId: 'p2' });
  });

  test('let an agent be set to a break after a question, but not during a call', async () => {
    const line = reception('Maria');
    line.agents.push(agent('a5', 'Ben', 'inCall', { visitorName: 'Uli' }));
    let refuses = true;
    const { sent } = await open((name) => {
      if (name === 'setAgentState' && refuses) {
        refuses = false;
        throw new ApiError('AGENT_IN_CALL', 'This agent is in a call.');
      }
      return { view: { lines: [line], asOf: 1 } };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set the status of Ada' }));
    expect(screen.queryByRole('button', { name: 'Set the status of Ben' })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Set the status of Ada' });
    const confirm = within(dialog).getByRole('button', { name: 'Set status' });
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('This field can not be blank')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /New status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Training' }));
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('This agent is in a call.')).toBeTruthy();
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveBeenLastCalledWith('setAgentState', {
      memberId: 'a3',
      state: 'break',
      breakKind: 'training',
    });
  });

  test('say in German that there is nothing yet, what is old, and what failed', async () => {
    const { lose } = await open(() => ({ view: { lines: [], asOf: 1 } }), 'de');
    expect(await screen.findByText('Noch kein Portal')).toBeTruthy();
    lose();
    expect(await screen.findByText(/Die Verbindung ist unterbrochen/)).toBeTruthy();
  });

  test('can be asked for again where they could not be loaded', async () => {
    let fails = true;
    await open(() => {
      if (fails) throw new ApiError('TIMEOUT', '');
      return { view: { lines: [reception('Maria')], asOf: 1 } };
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Reception' })).toBeTruthy();
  });
});
