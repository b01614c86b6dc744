import '#testing/browser-parts.js';
import '#testing/english.js';

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Profile, ShownPreference } from '@foyer/contracts/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { callSetting, forgetCallSetting } from '#state/call-setting.js';
import { AboutMe } from './AboutMe.js';
import { CallsTab } from './CallsTab.js';
import { HoursTab } from './HoursTab.js';
import { PersonalData } from './PersonalData.js';
import { PreferencesTab } from './PreferencesTab.js';
import { NO_HOURS } from './week.js';

const early = { ...NO_HOURS, monday: [{ start: '08:00', end: '12:00' }] };
const late = { ...NO_HOURS, monday: [{ start: '10:00', end: '12:00' }] };
const NOW = '2026-03-02T09:00:00.000Z';
const profile: Profile = {
  ...{ _id: '01990000-0000-7000-8000-00000000000a', displayName: 'Ada Berger' },
  ...{ firstName: 'Ada', lastName: 'Berger', userName: 'ada', email: 'ada@example.org' },
  ...{
    avatarDocumentId: null,
    source: 'local',
    pendingEmail: null,
    ...{ hasSecondFactor: false, mustSetUpFactor: false, recoveryCodesLeft: 0 },
    role: 'none',
  },
  ...{ status: 'ACTIVE', language: 'en', onlineStatus: 'offline', company: '', companyRole: '' },
  ...{ dateOfBirth: null, city: '', address: '', zipCode: '', state: '', description: '' },
  ...{ availability: early, hasPassword: true, mustChangePassword: false, revision: 4 },
  ...{ createdAt: NOW, updatedAt: NOW },
};
const preference: ShownPreference = {
  ...{ language: 'en', theme: 'system', ringVolume: 0.6, notifications: true, revision: 4 },
};
const theirCalls = { ...callSetting.get(), layout: 'listTop', revision: 9 };

function Page({ Form }: { Form: ComponentType }) {
  const [own, changeProfile] = useState(profile);
  const [liked, changePreference] = useState(preference);
  const staff = { profile: own, changeProfile, preference: liked, changePreference };
  return (
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider value={staff as unknown as Staff}>
        <Form />
      </StaffProvider>
    </QueryClientProvider>
  );
}

const type = (label: string, value: string) => () =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (group: string, name: string) => () =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(name));

interface OwnForm {
  readonly Form: ComponentType;
  readonly edit: () => unknown;
  /** The path of the field in the refusal. */
  readonly refused: string;
  readonly thing: RegExp;
  readonly row: string;
  /** The change as it is sent, but for its revision. */
  readonly sent: object;
  readonly theirs: object;
}

const theirProfile = { ...profile, city: 'Rome', description: 'Theirs', revision: 9 };
/** Every form of the account that edits what is saved already. */
const FORMS: Readonly<Record<string, OwnForm>> = {
  personal: {
    ...{
      Form: PersonalData,
      edit: type('City', 'Bremen'),
      refused: 'city',
      thing: /personal data/,
    },
    ...{ row: 'CityBremenRome', sent: { city: 'Bremen' } },
    theirs: theirProfile,
  },
  about: {
    ...{ Form: AboutMe, edit: type('About you', 'Mine'), refused: 'description' },
    ...{ thing: /description/, row: 'DescriptionMineTheirs', sent: { description: 'Mine' } },
    theirs: theirProfile,
  },
  preferences: {
    ...{ Form: PreferencesTab, edit: choose('Theme', 'Dark'), refused: 'theme' },
    ...{ thing: /preferences/, row: 'ThemeDarkLight', sent: { theme: 'dark' } },
    theirs: { profile, preference: { ...preference, theme: 'light', revision: 9 } },
  },
  calls: {
    ...{ Form: CallsTab, refused: 'layout', thing: /settings of your calls/ },
    edit: choose('Layout of calls with several people', 'Grid'),
    row: 'Layout of calls with several peopleGridOthers in a row above',
    sent: { layout: 'grid', startWith: {}, mediaSettings: {} },
    theirs: theirCalls,
  },
  hours: {
    ...{ Form: HoursTab, edit: type('Monday, start of time 1', '09:00'), refused: 'monday' },
    ...{ thing: /availability times/, row: 'Monday09:00 – 12:0010:00 – 12:00' },
    sent: { availability: { monday: [{ start: '09:00', end: '12:00' }] } },
    theirs: { ...profile, availability: late, revision: 9 },
  },
};

/** Answers readings and writes differently. @returns the bodies of writes */
function serving(read: object, write: readonly [number, object]): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = (async (_url: string, { method, body }: RequestInit) => {
    const reads = method === undefined || method === 'GET';
    if (!reads) sent.push(JSON.parse(body as string));
    const [status, said] = reads ? ([200, read] as const) : write;
    const headers = { get: () => null };
    return { status, ok: status < 400, headers, json: async () => said };
  }) as unknown as typeof fetch;
  return sent;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refusal = (name: string) =>
  [
    409,
    { errors: { code: 'CHANGED_MEANWHILE', msg: 'Changed.', fields: { [name]: 'Changed' } } },
  ] as const;
const saved = ({ theirs }: OwnForm) => (theirs as { preference?: object }).preference ?? theirs;

describe.each(Object.entries(FORMS))('the form of the account for %s', (_name, form) => {
  const conflict = async () => {
    const sent = serving(form.theirs, refusal(form.refused));
    render(<Page Form={form.Form} />);
    await form.edit();
    await press('Save');
    return { sent, question: await screen.findByRole('dialog') };
  };
  beforeEach(() => callSetting.set({ ...callSetting.get(), revision: 4 }));
  afterEach(() => {
    cleanup();
    forgetCallSetting();
  });

  it('sends what was changed with the revision that it showed', async () => {
    const { sent } = await conflict();
    expect(sent).toEqual([{ ...form.sent, revision: 4 }]);
  });

  it('can be saved as soon as something is changed, and not before', async () => {
    serving(form.theirs, [200, saved(form)]);
    render(<Page Form={form.Form} />);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    await form.edit();
    expect(save.disabled).toBe(false);
  });

  it('names its thing, and shows both versions where another tab was faster', async () => {
    const { question } = await conflict();
    expect(within(question).getByText(/saved elsewhere:$/).textContent).toMatch(form.thing);
    const rows = within(question)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([expect.any(String), form.row]);
  });

  it('saves mine over theirs by a press alone, and asks no more', async () => {
    await conflict();
    const sent = serving(form.theirs, [200, saved(form)]);
    await press('Save mine');
    expect(sent).toEqual([{ ...form.sent, revision: 9 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes theirs, and says no more that saving failed', async () => {
    await conflict();
    await press('Use the other version');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const said = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.join('')).toBe('');
    const sent = serving(form.theirs, [200, saved(form)]);
    await form.edit();
    await press('Save');
    expect(sent).toEqual([{ ...form.sent, revision: 9 }]);
  });
});

it('every form of the account is saved by the one button, and tried here', () => {
  const folder = join(process.cwd(), 'webclient/src/features/identity/account');
  const forms = readdirSync(folder).filter((file) => {
    if (!file.endsWith('.tsx') || file.endsWith('.spec.tsx')) return false;
    const source = readFileSync(join(folder, file), 'utf8');
    return /use(?:Own|Profile)Form\(|useOwnForm</.test(source);
  });
  const tried = Object.values(FORMS).map(({ Form }) => `${Form.name}.tsx`);
  expect(forms.toSorted()).toEqual([...tried, 'ProfileDialog.tsx'].toSorted());
  for (const file of forms) {
    const source = readFileSync(join(folder, file), 'utf8');
    expect([file, source.includes('<SaveOwn'), source.includes('type="submit"')]).toEqual([
      file,
      true,
      false,
    ]);
  }
});
