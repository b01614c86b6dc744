import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarEvent } from '@foyer/contracts/calendar';
import PostalMime from 'postal-mime';

import { PublicAddress } from '#platform/operations/start';
import { CallsModule, readMediaSettings } from '#contexts/calls';
import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '#contexts/portals';
import { SessionsModule } from '#contexts/sessions';
import { CalendarModule } from '../calendar.module.js';

const ORIGIN = 'https://reception.example.org';
const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };

/** A person of the fixture who is signed in. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

/** A mail of the outbox, with the calendar file that came with it. */
export interface SentMail {
  readonly subject: string;
  readonly text: string;
  readonly to: string;
  readonly calendar: string | null;
}

/** The program with the calendar in it, people who use it, and the outbox. */
export class CalendarFixture {
  private constructor(
    readonly app: IdentityApp,
    private readonly folder: string,
  ) {}

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<CalendarFixture> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-calendar-'));
    const imports = [PortalsModule, CallsModule.with(media), SessionsModule, CalendarModule];
    const environment = { ...settings, FOYER_DATA: folder };
    const app = await bootIdentityApp({ imports, environment });
    app.app.get(PublicAddress).announce(ORIGIN);
    return new CalendarFixture(app, folder);
  }

  async person(userName: string, role: 'member' | 'admin' = 'member'): Promise<Person> {
    const id = await this.app.member(userName, role);
    return { id, token: await this.app.signIn(userName) };
  }

  /** A guest of the list of guests; returns the id. */
  async guest(by: Person, firstName: string, phone = '151 234 56789'): Promise<string> {
    const _id = this.app.core.newId.next();
    const email = `${firstName.toLowerCase()}@example.com`;
    const body = { _id, firstName, lastName: 'Winter', email, phone };
    const { status } = await this.app.call('POST /guests', { token: by.token, body });
    if (status !== 201) throw new Error(`No guest: ${status.toString()}`);
    return _id;
  }

  /** Returns a default plan: tomorrow by the clock of Berlin. */
  plan(attendees: readonly object[], more: object = {}) {
    return {
      _id: this.app.core.newId.next(),
      name: 'Advice on insurance',
      startTime: '2026-03-03T08:00:00.000Z',
      endTime: '2026-03-03T08:30:00.000Z',
      timeZone: 'Europe/Berlin',
      attendees,
      baseUrl: ORIGIN,
      ...more,
    };
  }

  async planned(
    by: Person,
    attendees: readonly object[],
    more: object = {},
  ): Promise<CalendarEvent> {
    const body = this.plan(attendees, more);
    const answer = await this.app.call('POST /calendarEvent', { token: by.token, body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body as CalendarEvent;
  }

  /**
   * Returns all mails so far, by the numbers of the calendar files: the clock stands still
   * meanwhile.
   */
  async mails(): Promise<readonly SentMail[]> {
    const outbox = join(this.folder, 'outbox');
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => {
        const mail = await PostalMime.parse(await readFile(join(outbox, name)));
        const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
        return {
          ...{ subject: mail.subject ?? '', text: mail.text ?? '' },
          to: mail.to?.[0]?.address ?? '',
          calendar: part === undefined ? null : textOf(part.content),
        };
      }),
    );
    return mails.sort((a, b) => numberOf(a) - numberOf(b));
  }

  async close(): Promise<void> {
    await this.app.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export const asMember = ({ id }: Person, email = true) => ({
  ...{ attendeeId: id, attendeeType: 'User', mode: { email, msg: false } },
});
export const asGuest = (attendeeId: string) => ({
  ...{ attendeeId, attendeeType: 'Guest', mode: { email: true, msg: false } },
});

const numberOf = ({ calendar }: SentMail): number =>
  Number(/SEQUENCE:(\d+)/.exec(calendar ?? '')?.[1] ?? -1);

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string'
    ? content
    : Buffer.from(content as Uint8Array).toString('utf8');
}
