import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import type { ShownUserProfile } from '@foyer/contracts/identity';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { answering } from '#testing/answering.js';
import { ProfileDialog } from './ProfileDialog.js';

const UPDATE = '/api/v2/user-profile/updateMyProfile';
const desk: ShownUserProfile = {
  _id: '01990000-0000-7000-8000-0000000000e1',
  ...{ profileName: 'Desk', firstName: 'Mia', lastName: 'Many', company: 'Old' },
  ...{ companyRole: '', description: '', avatarDocumentId: null, revision: 4 },
};
const { revision: _, avatarDocumentId: __, ...text } = desk;
/** The profile that another tab of the same person has saved. */
const theirs = { ...desk, company: 'Theirs', companyRole: 'Lead', revision: 9 };
const conflict = {
  errors: {
    ...{ code: 'CHANGED_MEANWHILE', msg: 'Someone else changed this.' },
    fields: { company: 'Changed by someone else in the meantime' },
  },
};

function Page({ profile }: { profile: ShownUserProfile | null }) {
  const [isOpen, setOpen] = useState(true);
  const own = { firstName: 'Mia', lastName: 'Many', company: 'Own' };
  return (
    <StaffProvider value={{ profile: own } as unknown as Staff}>
      {isOpen && (
        <ProfileDialog profile={profile} onSaved={() => undefined} onClose={() => setOpen(false)} />
      )}
    </StaffProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Changed elsewhere in the meantime' });

/** Saves another company over a profile that the other tab was faster with. */
async function saveTooLate() {
  const asked = answering(409, conflict, {
    '/api/v2/user-profile/getMyProfiles': [200, [theirs]],
  });
  render(<Page profile={desk} />);
  type('Company', 'Mine');
  type('Description', 'Answers at night.');
  press('Save');
  await question();
  return asked;
}

/** Answers one call after the other, and keeps what was asked. */
function serving(...answers: (readonly [number, object])[]): { url: string; body: unknown }[] {
  const asked: { url: string; body: unknown }[] = [];
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    asked.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const [status, said] = answers.shift() ?? [500, {}];
    const headers = { get: () => null };
    return { status, ok: status < 400, headers, json: async () => said };
  }) as unknown as typeof fetch;
  return asked;
}

afterEach(cleanup);

describe('the dialog of an additional profile', () => {
  it('sends the revision that it saw', async () => {
    const asked = answering(200, desk);
    render(<Page profile={desk} />);
    type('Company', 'Mine');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([{ url: UPDATE, body: { ...text, company: 'Mine', revision: 4 } }]);
  });

  it('can be saved once something is changed, and a new one at once', () => {
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled;
    render(<Page profile={desk} />);
    expect(save()).toBe(true);
    type('Company', 'Mine');
    expect(save()).toBe(false);
    type('Company', 'Old');
    expect(save()).toBe(true);
    cleanup();
    render(<Page profile={null} />);
    expect(save()).toBe(false);
  });

  it('names no revision of a new one, which begins with the name of the member', async () => {
    const asked = answering(201, desk);
    render(<Page profile={null} />);
    type('Profile name', 'Night');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toMatchObject([{ body: { profileName: 'Night', company: 'Own' } }]);
    expect(asked[0]!.body).not.toHaveProperty('revision');
  });

  it('shows what another tab has saved next to what was typed, and keeps that', async () => {
    const asked = await saveTooLate();
    const said = within(await question());
    const rows = said.getAllByRole('row').map((row) => [...row.children]);
    expect(rows.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
      ['Field', 'Yours', 'Saved elsewhere'],
      ['Company', 'Mine', 'Theirs'],
      ['Role in the company', '–', 'Lead'],
    ]);
    press('Keep editing');
    expect([field('Company').value, field('Description').value]).toEqual([
      'Mine',
      'Answers at night.',
    ]);
    expect(asked.filter(({ url }) => url === UPDATE)).toHaveLength(1);
  });

  it('saves over the other version only when told to, and leaves the rest of it', async () => {
    await saveTooLate();
    const asked = answering(200, theirs);
    press('Save mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const mine = { company: 'Mine', companyRole: 'Lead', description: 'Answers at night.' };
    expect(asked).toEqual([{ url: UPDATE, body: { ...text, ...mine, revision: 9 } }]);
  });

  it('takes the other version over, and keeps the typed changes of other fields', async () => {
    await saveTooLate();
    press('Use the other version');
    const shown = ['Company', 'Role in the company', 'Description'].map(
      (name) => field(name).value,
    );
    expect(shown).toEqual(['Theirs', 'Lead', 'Answers at night.']);
    const asked = answering(200, theirs);
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toMatchObject([{ body: { company: 'Theirs', revision: 9 } }]);
  });

  it('takes in what another tab saved in other fields, without a question', async () => {
    const asked = serving(
      [409, conflict],
      [200, [theirs]],
      [200, { ...theirs, description: 'Answers at night.', revision: 10 }],
    );
    render(<Page profile={desk} />);
    type('Description', 'Answers at night.');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const both = { company: 'Theirs', companyRole: 'Lead', description: 'Answers at night.' };
    expect(asked.at(-1)).toEqual({ url: UPDATE, body: { ...text, ...both, revision: 9 } });
    expect(asked).toHaveLength(3);
  });
});
