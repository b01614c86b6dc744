import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Session } from '@foyer/contracts/sessions';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';

import { answering } from '#testing/answering.js';
import { AccessSection } from './AccessSection.js';
import { GeneralSection } from './GeneralSection.js';
import { MediaSection } from './MediaSection.js';

afterEach(cleanup);

const id = '01990000-0000-7000-8000-000000000003';
const roles = ['presenter', 'moderator', 'admin'] as const;
const session: Session = {
  ...{ _id: id, sessionName: 'Team', sessionNameId: 'team', sessionType: 'private' },
  ...{ members: [], documents: [], callInfo: { currentCallDetailId: null } },
  ...{ shortlink: 'team', conferenceLink: '/live-session/team/', channelId: id },
  ...{ avatarDocumentId: null, description: '', accessMode: 'open', quality: 'HD' },
  ...{ cameraRoles: [...roles], microphoneRoles: [...roles], screenShareRoles: [...roles] },
  ...{ startMuted: false, hasPin: false, ownRole: 'admin', revision: 4 },
  createdAt: '2026-03-02T09:00:00.000Z',
};

interface SessionForm {
  readonly Form: ComponentType<{ session: Session; onChanged: (session: Session) => void }>;
  readonly edit: () => unknown;
  /** The change as it is sent, but for its session and its revision. */
  readonly sent: object;
  readonly theirs: Partial<Session>;
  readonly shown: RegExp;
}

const type = (label: string, value: string) => () =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (label: string) => () => fireEvent.click(screen.getByLabelText(label));

/** Every form of a session that its owner sees, by the call that saves it. */
const FORMS: Readonly<Record<string, SessionForm>> = {
  updateGeneral: {
    ...{ Form: GeneralSection, edit: type('Name', 'Mine'), sent: { sessionName: 'Mine' } },
    ...{ theirs: { sessionName: 'Theirs' }, shown: /Saved by others as “Name”: Theirs/ },
  },
  updateInfo: {
    ...{ Form: GeneralSection, edit: type('Purpose', 'Mine'), sent: { description: 'Mine' } },
    ...{ theirs: { description: 'Theirs' }, shown: /Saved by others as “Purpose”: Theirs/ },
  },
  updateVideoSettings: {
    ...{ Form: MediaSection, edit: type('Best quality', 'SD'), sent: { quality: 'SD' } },
    ...{ theirs: { quality: 'Low' }, shown: /“Best quality”: Low/ },
  },
  updateAudioSettings: {
    Form: MediaSection,
    edit: press('Start with microphones off'),
    ...{ sent: { startMuted: true }, theirs: { microphoneRoles: ['admin'] } },
    shown: /Saved by others as “May turn on a microphone”/,
  },
  updateAccessSettings: {
    Form: AccessSection,
    edit: () => fireEvent.click(screen.getAllByRole('radio').at(-1)!),
    ...{ sent: { accessMode: 'knock' }, theirs: { accessMode: 'pin' } },
    shown: /Saved by others as “Access”/,
  },
};

function Page({ Form }: { readonly Form: SessionForm['Form'] }) {
  const [shown, setShown] = useState(session);
  return <Form session={shown} onChanged={setShown} />;
}

describe.each(Object.entries(FORMS))('the form of a session by %s', (call, form) => {
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  beforeEach(() => {
    render(<Page Form={form.Form} />);
    form.edit();
  });

  it('sends what was changed, and no other field, with the revision that it showed', async () => {
    const asked = answering(200, { ...session, revision: 5 });
    save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveProperty('disabled', true),
    );
    expect(asked).toEqual([
      {
        url: expect.stringMatching(new RegExp(`/session/${call}$`)),
        body: { sessionId: id, revision: 4, ...form.sent },
      },
    ]);
  });

  it('keeps what was typed where others were faster, and shows what they saved', async () => {
    const fields = Object.fromEntries(Object.keys(form.theirs).map((name) => [name, 'Changed']));
    const refusal = { errors: { code: 'CHANGED_MEANWHILE', msg: 'Changed.', fields } };
    const theirs = { ...session, ...form.theirs, revision: 9 };
    answering(409, refusal, { '/api/v2/session/manage/': [200, theirs] });
    save();
    expect(await screen.findByText(form.shown)).toBeTruthy();
    const asked = answering(200, { ...theirs, ...form.sent, revision: 10 });
    save();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked).toMatchObject([{ body: { sessionId: id, revision: 9, ...form.sent } }]);
  });
});
