import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Profile } from '@foyer/contracts/identity';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { company } from '#state/company.js';
import { answering } from '#testing/answering.js';
import { Queries } from '#testing/queries.js';
import { MeetingDialog } from './MeetingDialog.js';

const GUEST = '/api/v2/guests';
const made = { _id: 'g', firstName: 'Gil', lastName: 'Winter', email: 'gil@example.com' };
const lists = { [`${GUEST}/byUser`]: [200, { docs: [] }] } as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

describe('a new guest who is typed, but not added', () => {
  let done = 0;
  beforeEach(async () => {
    done = 0;
    answering(200, {}, lists);
    const staff = { profile: { _id: 'me' } as Profile } as Staff;
    render(
      <Queries>
        <StaffProvider value={staff}>
          <MeetingDialog onClose={() => undefined} onDone={() => (done += 1)} />
        </StaffProvider>
      </Queries>,
    );
    await type('Name', 'Advice');
    await choose('Guests');
    await press('New guest');
    await type('First name', 'Gil');
  });
  afterEach(cleanup);

  it('is invited with the meeting', async () => {
    const asked = answering(200, {}, { ...lists, [GUEST]: [200, made] });
    await press('Plan and invite');
    await waitFor(() => expect(done).toBe(1));
    expect(asked).toMatchObject([
      { url: GUEST, body: { firstName: 'Gil' } },
      { body: { attendees: [{ attendeeId: 'g', attendeeType: 'Guest' }] } },
    ]);
  });

  it('stops the plan at the wrong field, also while colleagues are looked for', async () => {
    const refusal = {
      errors: { code: 'INVALID_INPUT', msg: 'Wrong.', fields: { email: 'BLANK' } },
    };
    const asked = answering(200, {}, { ...lists, [GUEST]: [400, refusal] });
    await choose('Colleagues');
    await press('Plan and invite');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
    expect(asked.filter(({ url }) => url.includes('/calendarEvent'))).toEqual([]);
    expect(done).toBe(0);
  });

  it('is followed by the next one, who begins where the fields were', async () => {
    answering(200, {}, { ...lists, [GUEST]: [200, made] });
    await press('Add guest');
    const next = await screen.findByRole('button', { name: 'New guest' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it.each([
    [true, '+4930123456', 1],
    [true, null, 0],
    [false, '+4930123456', 0],
  ])(
    'is offered a text message where one can be sent: provider %p, number %p',
    async (sendsTexts, phone, offered) => {
      company.set((settings) => ({ ...settings, sendsTexts }));
      answering(200, {}, { ...lists, [GUEST]: [200, { ...made, phone }] });
      await press('Add guest');
      await screen.findByText(/Gil Winter/);
      expect(screen.queryAllByLabelText('Text message')).toHaveLength(offered);
    },
  );

  it('is kept while colleagues are looked for', async () => {
    await choose('Colleagues');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await choose('Guests');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Gil');
  });

  it('is asked about before the dialog is closed', async () => {
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    expect(await screen.findByText('Discard what you have entered?')).toBeTruthy();
  });
});

it('leads to the missing attendees where nothing else is wrong', async () => {
  answering(200, {}, lists);
  render(
    <Queries>
      <StaffProvider value={{ profile: { _id: 'me' } as Profile } as Staff}>
        <MeetingDialog onClose={() => undefined} onDone={() => undefined} />
      </StaffProvider>
    </Queries>,
  );
  await type('Name', 'Advice');
  await press('Plan and invite');
  expect(document.activeElement?.textContent).toBe('Invite at least one person');
  cleanup();
});
