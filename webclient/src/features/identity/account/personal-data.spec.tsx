import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import type { Profile } from '@foyer/contracts/identity';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { answering } from '#testing/answering.js';
import { AboutMe } from './AboutMe.js';
import { PersonalData } from './PersonalData.js';

const PENDING = { email: 'ada@elsewhere.example', expiresAt: '2026-03-03T09:00:00.000Z' };
const NOW = '2026-03-02T09:00:00.000Z';
const ada: Profile = {
  _id: '01990000-0000-7000-8000-00000000000a',
  ...{ displayName: 'Ada Berger', firstName: 'Ada', lastName: 'Berger', avatarDocumentId: null },
  ...{
    userName: 'ada.berger',
    email: 'ada@example.org',
    source: 'local',
    pendingEmail: null,
    ...{ hasSecondFactor: false, mustSetUpFactor: false, recoveryCodesLeft: 0 },
  },
  ...{ role: 'member', status: 'ACTIVE', language: 'en', onlineStatus: 'offline' },
  ...{ company: '', companyRole: '', dateOfBirth: null, city: '', address: '', zipCode: '' },
  ...{ state: '', description: '', availability: null, hasPassword: true },
  ...{ mustChangePassword: false, revision: 4, createdAt: NOW, updatedAt: NOW },
};

function Page({ of }: { of: Profile }) {
  const [profile, changeProfile] = useState(of);
  const staff = { profile, changeProfile } as unknown as Staff;
  return (
    <StaffProvider value={staff}>
      <PersonalData />
    </StaffProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(cleanup);

describe('the form of the account', () => {
  it.each([
    ['E-mail', 'email', PENDING.email],
    ['User name', 'userName', 'ada.winter'],
  ])('asks for the current password where the %s changes', async (label, name, value) => {
    const asked = answering(200, { ...ada, pendingEmail: PENDING });
    render(<Page of={ada} />);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await type(label, value);
    await save();
    expect(asked).toEqual([]);
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    await userEvent.type(field('Current password'), 'Correct-Horse-1');
    await save();
    const body = { [name]: value, oldPassword: 'Correct-Horse-1', revision: 4 };
    expect(asked).toEqual([{ url: '/api/v2/users/updateMyAccount', body }]);
  });

  it('asks for no password where only other details change', async () => {
    const asked = answering(200, { ...ada, city: 'Bremen' });
    render(<Page of={ada} />);
    await type('City', 'Bremen');
    await save();
    expect(asked).toMatchObject([{ body: { city: 'Bremen' } }]);
  });

  it('says at the password that it is wrong', async () => {
    answering(422, { errors: { code: 'OLD_PASSWORD_WRONG', msg: 'Not the old password.' } });
    render(<Page of={ada} />);
    await type('User name', 'ada.winter');
    await userEvent.type(field('Current password'), 'Wrong-Horse-99');
    await save();
    await screen.findByText('Not the old password.');
    expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows an e-mail that waits for its confirmation, and keeps the present one by a press', async () => {
    const asked = answering(200, ada);
    render(<Page of={{ ...ada, pendingEmail: PENDING }} />);
    expect(screen.getByText(/ada@elsewhere.example is not confirmed yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the current e-mail' }));
    expect(asked).toMatchObject([{ url: '/api/v2/profile/pendingEmail' }]);
    await waitFor(() => expect(screen.queryByText(/is not confirmed yet/)).toBeNull());
  });

  it('locks the fields that the company directory sets', () => {
    render(<Page of={{ ...ada, source: 'ldap' }} />);
    expect([field('E-mail').readOnly, field('User name').readOnly]).toEqual([true, true]);
    expect(field('City').readOnly).toBe(false);
  });
});

describe('a form of the account that another tab was faster with', () => {
  const refused = (name: string) => ({
    errors: { code: 'CHANGED_MEANWHILE', msg: 'Changed.', fields: { [name]: 'Changed' } },
  });
  const theirs = { ...ada, city: 'Rome', company: 'Theirs', description: 'Theirs', revision: 9 };
  const answers = (name: string) =>
    answering(409, refused(name), { '/api/v2/profile': [200, theirs] });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('shows both versions, and saves mine only by a press', async () => {
    answers('city');
    render(<Page of={ada} />);
    await type('City', 'Bremen');
    await save();
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('CityBremenRome');
    const asked = answering(200, { ...theirs, city: 'Bremen', revision: 10 });
    await press('Save mine');
    expect(asked).toMatchObject([{ body: { city: 'Bremen', revision: 9 } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the other version over, and keeps what was typed in other fields', async () => {
    answers('city');
    render(<Page of={ada} />);
    await type('City', 'Bremen');
    await type('Street and number', 'Am Wall 1');
    await save();
    await screen.findByRole('dialog');
    await press('Use the other version');
    expect(field('City').value).toBe('Rome');
    expect(field('Company').value).toBe('Theirs');
    expect(field('Street and number').value).toBe('Am Wall 1');
  });

  it('asks about the description as well', async () => {
    answers('description');
    const staff = { profile: ada, changeProfile: () => undefined } as unknown as Staff;
    render(
      <StaffProvider value={staff}>
        <AboutMe />
      </StaffProvider>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'Mine');
    await save();
    expect((await screen.findByRole('dialog')).textContent).toContain('MineTheirs');
  });
});
