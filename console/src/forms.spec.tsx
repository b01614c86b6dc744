import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEFAULT_SETTINGS, sampleSettings, STANDARD_HOURS } from '@foyer/contracts/portals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError, type DataProvider } from 'react-admin';

import { enter, shownAt, valueAt } from './testing/formFields.js';
import { openConsole } from './testing/openConsole.js';
import { serveCalls } from './testing/serveCalls.js';

const at = '2026-03-04T05:00:00.000Z';
const camera = { deviceId: null, resolution: null, angle: 0 };
const record = { id: 'r1', _id: 'r1', revision: 4, createdAt: at, updatedAt: at };
const roles = ['presenter', 'moderator', 'admin'];

interface Form {
  readonly path: string;
  readonly record: object;
  /** Each field that can be typed or chosen, and what is entered there. */
  readonly typed: Readonly<Record<string, string | number | boolean>>;
}

/** Each form of a record: where it is, what it begins with, and what is typed into its fields. */
const forms: Readonly<Record<string, Form>> = {
  groups: {
    path: 'groups/r1',
    record: { ...record, name: 'Desk', memberIds: [] },
    typed: { name: 'Front' },
  },
  guests: {
    path: 'guests/r1',
    record: {
      ...record,
      firstName: 'Vera',
      lastName: 'Klein',
      email: 'v@example.org',
      phone: '+49 301 111 1111',
      role: 'guest',
    },
    typed: {
      firstName: 'Verena',
      lastName: 'Gross',
      email: 'verena@example.org',
      phone: '+49 301 234 5678',
    },
  },
  members: {
    path: 'members/r1',
    record: {
      ...record,
      firstName: 'Mia',
      lastName: 'Gone',
      userName: 'mia.gone',
      email: 'mia@example.org',
      language: 'en',
      role: 'member',
      status: 'ACTIVE',
      source: null,
      company: '',
      companyRole: '',
      address: '',
      zipCode: '',
      city: '',
      state: '',
      dateOfBirth: null,
    },
    typed: {
      city: 'Bonn',
      firstName: 'Maria',
      lastName: 'Back',
      userName: 'maria.back',
      email: 'maria@example.org',
      role: 'support',
      status: 'INACTIVE',
      language: 'de',
      company: 'Muster',
      companyRole: 'Clerk',
      address: 'Ring 1',
      zipCode: '53111',
      state: 'NRW',
      dateOfBirth: '1990-02-03',
    },
  },
  devices: {
    path: 'devices/r1',
    record: {
      ...record,
      deviceId: 'r1',
      name: 'Lobby',
      description: '',
      street: '',
      city: '',
      zipCode: '',
      state: '',
      type: 'kiosk',
      queueId: null,
      queueName: null,
      operatingHours: { timeZone: 'Europe/Berlin', week: STANDARD_HOURS },
      brightness: 1,
      userCamera: camera,
      docCamera: camera,
      microphone: null,
      speaker: null,
      volume: 0.7,
      paymentTerminalActivate: false,
      paymentTerminal: null,
      deactivated: false,
      hardwareIds: [],
      display: 'Offline',
      online: false,
      status: 'IN_START',
      note: null,
      avatarDocumentId: null,
      usedResolutions: { userCamera: null, docCamera: null },
      alive: false,
      queueStatus: null,
      microControllerConnected: false,
      paymentTerminalConnected: false,
      paymentTerminalStatus: null,
      lastSeenAt: null,
      version: null,
      uptime: null,
      network: null,
      diskUsage: null,
      mediaPath: null,
    },
    typed: {
      name: 'Hall',
      description: 'By the door',
      street: 'Ring 1',
      city: 'Ulm',
      zipCode: '89073',
      state: 'BW',
      type: 'counter',
    },
  },
  sessions: {
    path: 'sessions/r1',
    record: {
      ...record,
      sessionName: 'Team',
      sessionNameId: 'team',
      sessionType: 'private',
      members: [],
      documents: [],
      description: '',
      accessMode: 'open',
      cameraRoles: roles,
      microphoneRoles: roles,
      screenShareRoles: roles,
      quality: 'HD',
      startMuted: false,
      hasPin: false,
      live: false,
      memberCount: 0,
    },
    typed: {
      sessionName: 'Crew',
      description: 'Daily',
      sessionType: 'public',
      accessMode: 'knock',
    },
  },
  portals: {
    path: 'portals/r1/messages',
    record: {
      ...record,
      ...DEFAULT_SETTINGS.general,
      ...DEFAULT_SETTINGS,
      ...DEFAULT_SETTINGS.callLogic,
      name: 'Reception',
      shortlink: 'reception',
      members: [],
      groupIds: [],
      files: [],
      documentIds: [],
      queueContent: {},
      hasPin: false,
      deactivated: true,
    },
    typed: Object.fromEntries(
      Object.entries(sampleSettings.messages).map(([name, text]) => [`messages.${name}`, text]),
    ),
  },
};

const refusal = (code: string, errors?: object) =>
  new HttpError('Someone was faster.', 409, { code, ...(errors && { errors }) });

/** Opens a form over a server whose answer to a save the test decides. */
async function open({ path, record: kept }: Form) {
  const resource = path.split('/')[0]!;
  let present = kept as Record<string, unknown>;
  let refuse: (() => void) | undefined;
  const sent: Record<string, unknown>[] = [];
  const own: Partial<DataProvider> = {
    getOne: (async () => ({ data: present })) as never,
    update: (async (_resource: string, { data }: { data: Record<string, unknown> }) => {
      sent.push(data);
      refuse?.();
      const revision = (present.revision as number) + 1;
      present = merged({ ...data, revision }, present);
      return { data: present };
    }) as never,
  };
  serveCalls({ '': () => ({ body: {} }) });
  await openConsole(path, { [resource]: [kept] }, { role: 'super-admin', own });
  const save = await screen.findByRole('button', { name: 'Save' });
  return {
    save,
    sent,
    kept: () => present,
    refuseWith: (error: HttpError | undefined, theirs: object = {}) => {
      present = merged(theirs as Record<string, unknown>, present);
      refuse =
        error &&
        (() => {
          throw error;
        });
    },
  };
}

/** Merges a change as a server does: groups of fields change only in the named fields. */
function merged(change: Record<string, unknown>, before: Record<string, unknown>) {
  const groups = Object.entries(change).map(([name, value]) => {
    const present = before[name];
    const isGroup = [value, present].every(
      (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
    );
    return [name, isGroup ? { ...(present as object), ...(value as object) } : value];
  });
  return { ...before, ...(Object.fromEntries(groups) as object) };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe.each(Object.entries(forms))('the form of %s', (_name, form) => {
  const [path, value] = Object.entries(form.typed)[0]!;
  const group = path.split('.')[0]!;

  test('sends each field as it was typed, and shows it again', async () => {
    const page = await open(form);
    for (const [at_, typed] of Object.entries(form.typed)) enter(at_, typed);
    await userEvent.click(page.save);
    await waitFor(() => expect(page.sent).toHaveLength(1));
    const got = Object.keys(form.typed).map((at_) => [at_, valueAt(page.sent[0], at_)]);
    expect(Object.fromEntries(got)).toEqual(form.typed);
    cleanup();
    await open({ ...form, record: page.kept() });
    const shown = Object.keys(form.typed).map((at_) => [at_, shownAt(at_)]);
    expect(Object.fromEntries(shown)).toEqual(form.typed);
  });

  test('sends only what was changed, with the revision that it saw', async () => {
    const page = await open(form);
    enter(path, value);
    await userEvent.click(page.save);
    await waitFor(() => expect(page.sent).toHaveLength(1));
    expect(Object.keys(page.sent[0]!).sort()).toEqual([group, 'revision'].sort());
    expect(page.sent[0]).toMatchObject({ revision: 4 });
  });

  test('asks before it is left after a save that was refused, and keeps what was typed', async () => {
    const page = await open(form);
    page.refuseWith(new HttpError('No answer', 0));
    const confirm = jest.fn(() => false);
    window.confirm = confirm;
    enter(path, value);
    await userEvent.click(page.save);
    await waitFor(() => expect(page.sent).toHaveLength(1));
    await screen.findByText(/^Not sent|^No answer/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Background jobs' }));
    await waitFor(() => expect(confirm).toHaveBeenCalled());
    expect(shownAt(path)).toBe(value);
  });

  test('asks which version to keep if others were faster, and saves over it only on request', async () => {
    const page = await open(form);
    const theirs = group === path ? { [group]: valueAt(form.record, path) } : {};
    page.refuseWith(refusal('CHANGED_MEANWHILE', { [path]: 'CHANGED_MEANWHILE' }), {
      ...theirs,
      revision: 9,
    });
    enter(path, value);
    await userEvent.click(page.save);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    expect(shownAt(path)).toBe(value);
    page.refuseWith(undefined);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(page.sent).toHaveLength(2));
    expect(page.sent[1]).toMatchObject({ revision: 9 });
    expect(valueAt(page.sent[1], path)).toBe(value);
  });

  test('takes the other value over and keeps the rest of what was typed', async () => {
    const page = await open(form);
    const [other, text] = Object.entries(form.typed)[1] ?? [];
    page.refuseWith(refusal('CHANGED_MEANWHILE', { [path]: 'CHANGED_MEANWHILE' }), { revision: 9 });
    enter(path, value);
    if (other !== undefined) enter(other, text!);
    await userEvent.click(page.save);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(shownAt(path)).toBe(valueAt(form.record, path)));
    if (other !== undefined) expect(shownAt(other)).toBe(text);
  });
});
