import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import type { Profile } from '@foyer/contracts/identity';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { answering } from '#testing/answering.js';
import { FactorFirst } from './FactorFirst.js';
import { SecondFactor } from './SecondFactor.js';

const FACTOR = '/api/v2/profile/factor';
const begun = {
  factorId: '01990000-0000-7000-8000-0000000000e1',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Foyer:ada?secret=GEZD',
  qrCode: 'data:image/png;base64,AAAA',
};
const recoveryCodes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV'];
const off: Profile = {
  ...{ _id: begun.factorId, displayName: 'Ada Berger', firstName: 'Ada', lastName: 'Berger' },
  ...{ userName: 'ada.berger', email: 'ada@example.org', source: 'local', role: 'member' },
  ...{ avatarDocumentId: null, pendingEmail: null, status: 'ACTIVE', language: 'en' },
  ...{ onlineStatus: 'offline', company: '', companyRole: '', dateOfBirth: null, city: '' },
  ...{ address: '', zipCode: '', state: '', description: '', availability: null },
  ...{ hasPassword: true, mustChangePassword: false, revision: 4 },
  ...{ hasSecondFactor: false, recoveryCodesLeft: 0, mustSetUpFactor: false },
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
};
const on: Profile = { ...off, hasSecondFactor: true, recoveryCodesLeft: 2 };

function Account({ start, onChanged }: { start: Profile; onChanged: () => void }) {
  const [profile, changeProfile] = useState(start);
  return (
    <StaffProvider value={{ profile, changeProfile } as unknown as Staff}>
      <SecondFactor onChanged={onChanged} />
    </StaffProvider>
  );
}

describe('the second factor of the own account', () => {
  afterEach(cleanup);

  const answers = (others: Readonly<Record<string, readonly [number, object]>> = {}) =>
    answering(200, on, {
      [`${FACTOR}/confirm`]: [200, { recoveryCodes }],
      [`${FACTOR}/recovery-codes`]: [200, { recoveryCodes }],
      [`${FACTOR}/off`]: [200, { _id: begun.factorId }],
      [FACTOR]: [200, begun],
      ...others,
    });
  const button = (name: string) => screen.getByRole('button', { name });
  const setUp = async () => {
    await userEvent.type(screen.getByLabelText('Current password'), 'Correct-Horse-9{Enter}');
    expect(await screen.findByAltText('QR code for your authenticator app')).toBeTruthy();
    expect(screen.getByTestId('factor-secret').textContent).toBe(
      'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ',
    );
    await userEvent.type(screen.getByLabelText('Code with 6 digits'), '123456{Enter}');
    expect(await screen.findByText('ABCDE-FGHJK')).toBeTruthy();
  };

  it('is turned on by password and code, and shows the recovery codes once', async () => {
    const asked = answers();
    let changes = 0;
    render(<Account start={off} onChanged={() => (changes += 1)} />);
    await userEvent.click(button('Set up'));
    await setUp();
    expect(asked).toEqual([
      { url: FACTOR, body: { password: 'Correct-Horse-9' } },
      { url: `${FACTOR}/confirm`, body: { factorId: begun.factorId, code: '123456' } },
    ]);
    expect(changes).toBe(1);
    await userEvent.click(button('I have kept them'));
    expect(screen.queryByText('ABCDE-FGHJK')).toBeNull();
    expect(screen.getByText(/The second factor is on/)).toBeTruthy();
  });

  it('keeps the focus in its part through all views, for people at the keyboard', async () => {
    answers({ '/api/v2/profile': [200, off] });
    render(<Account start={off} onChanged={() => undefined} />);
    const part = screen.getByRole('region', { name: 'Second factor' });
    await userEvent.click(button('Set up'));
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    await userEvent.click(button('Cancel'));
    expect(part.contains(document.activeElement)).toBe(true);
    await userEvent.click(button('Set up'));
    await setUp();
    expect(part.contains(document.activeElement)).toBe(true);
    await userEvent.click(button('I have kept them'));
    expect(part.contains(document.activeElement)).toBe(true);
    await userEvent.click(button('New recovery codes'));
    expect(document.activeElement).toBe(screen.getByLabelText('Code with 6 digits'));
    await userEvent.click(button('Cancel'));
    expect(part.contains(document.activeElement)).toBe(true);
    await userEvent.click(button('Turn off'));
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  });

  it('begins anew where another page has begun a setup meanwhile', async () => {
    const errors = { code: 'FACTOR_SETUP_OVER', msg: 'This secret is no longer good' };
    answers({ [`${FACTOR}/confirm`]: [410, { errors }] });
    render(<Account start={off} onChanged={() => undefined} />);
    await userEvent.click(button('Set up'));
    await userEvent.type(screen.getByLabelText('Current password'), 'Correct-Horse-9{Enter}');
    await userEvent.type(await screen.findByLabelText('Code with 6 digits'), '123456{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
    answers();
    await setUp();
  });

  it('names the account and the place on what is kept of the codes', async () => {
    answers();
    render(<Account start={off} onChanged={() => undefined} />);
    await userEvent.click(button('Set up'));
    await setUp();
    expect(screen.getByText(/Recovery codes of ada\.berger, Foyer \(localhost/)).toBeTruthy();
  });

  it('is turned off by password and code', async () => {
    const asked = answers({ '/api/v2/profile': [200, off] });
    render(<Account start={on} onChanged={() => undefined} />);
    await userEvent.click(button('Turn off'));
    await userEvent.type(screen.getByLabelText('Current password'), 'Correct-Horse-9');
    await userEvent.type(screen.getByLabelText('Code with 6 digits'), '123456{Enter}');
    expect(await screen.findByText('The second factor is off.')).toBeTruthy();
    expect(asked[0]).toEqual({
      url: `${FACTOR}/off`,
      body: { password: 'Correct-Horse-9', code: '123456' },
    });
  });

  it('says at its field what the server did not take', async () => {
    const errors = { code: 'OLD_PASSWORD_WRONG', msg: 'That is not the password' };
    answers({ [`${FACTOR}/off`]: [422, { errors }] });
    render(<Account start={on} onChanged={() => undefined} />);
    await userEvent.click(button('Turn off'));
    await userEvent.type(screen.getByLabelText('Current password'), 'Wrong-Horse-9');
    await userEvent.type(screen.getByLabelText('Code with 6 digits'), '123456{Enter}');
    const field = await screen.findByLabelText('Current password');
    expect(await screen.findByText('That is not the password')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('makes new recovery codes by a code', async () => {
    const asked = answers();
    render(<Account start={on} onChanged={() => undefined} />);
    expect(screen.getByText(/Make new ones before they run out/)).toBeTruthy();
    await userEvent.click(button('New recovery codes'));
    await userEvent.type(screen.getByLabelText('Code with 6 digits'), '123456{Enter}');
    expect(await screen.findByText('LMNPQ-RSTUV')).toBeTruthy();
    expect(asked).toEqual([{ url: `${FACTOR}/recovery-codes`, body: { code: '123456' } }]);
  });

  it('is left to the company with a company account', () => {
    render(<Account start={{ ...off, source: 'oidc' }} onChanged={() => undefined} />);
    expect(screen.getByText(/A second factor is set up there/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('comes before anything else where the role asks for it', async () => {
    answers();
    let done = 0;
    render(
      <MemoryRouter>
        <FactorFirst account="ada.berger" onSetUp={() => (done += 1)} />
      </MemoryRouter>,
    );
    expect(button('Sign out')).toBeTruthy();
    await setUp();
    expect(done).toBe(0);
    await userEvent.click(button('I have kept them'));
    expect(done).toBe(1);
  });
});
