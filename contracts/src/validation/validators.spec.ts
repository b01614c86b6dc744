import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';

import { beginsInFuture, Meeting, MeetingPin } from '../calendar/index.js';
import { Resolution } from '../devices/index.js';
import { keepsBasicRule } from '../identity/password.js';
import { LdapUrl, OidcUrl } from '../identity/providers.js';
import { SmsCode } from '../visits/sms-routes.js';
import { Email, Login, NewPassword, readMemberTable, UserName } from '../identity/index.js';
import { WeekAvailability, STANDARD_HOURS, TimeOfDay } from '../schema/week-availability.js';
import { PortalExceptions } from '../portals/exceptions.js';
import { PortalPin, Shortlink } from '../portals/index.js';
import { IpAddress, Port } from '../payments/index.js';
import { SessionPin } from '../sessions/index.js';
import {
  believableBirth,
  CheckedStatisticsRange,
  Colour,
  Decimal,
  documentProblem,
  imageProblem,
  MaskedCardNumber,
  parseResolution,
  Phone,
  printAmount,
  printResolution,
  Rating,
  RichText,
  TypedAmount,
  validationKey,
} from './index.js';
import { openVisit } from '../visits/routes.js';

/** Of this process, in milliseconds: other work on the machine does not count. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const id = '01900000-0000-7000-8000-000000000001';
const other = '01900000-0000-7000-8000-000000000002';

const tables: [string, z.ZodType, unknown[], unknown[]][] = [
  [
    'a user name',
    UserName,
    ['erika', 'erika.m', 'a1b2c', 'E_r.i#k,a', 'x'.repeat(20)],
    [
      'erik',
      'x'.repeat(21),
      '.erika',
      'erika.',
      'eri..ka',
      'eri ka',
      'erika@home',
      'erikä',
      5,
      null,
    ],
  ],
  [
    'a login',
    Login,
    ['a', 'erik', ' erika ', 'x'.repeat(254)],
    ['', ' ', '\u200b', 'x'.repeat(255)],
  ],
  [
    'an e-mail address',
    Email,
    ['erika@example.org', 'e.m+x@sub.example.org', `${'x'.repeat(64)}@example.org`],
    [
      'erika',
      'erika@',
      '@example.org',
      'a b@example.org',
      `${'x'.repeat(250)}@example.org`,
      `${'x'.repeat(65)}@example.org`,
    ],
  ],
  [
    'a new password',
    NewPassword,
    ['Guten-Morgen-26', 'aA1!aA1!aA1!', `aA1!${'x'.repeat(16)}`, 'a phrase of words'],
    ['aA1!aA1!aA1', 'Guten-Morgen-', 'no-upper-12-', 'x'.repeat(129)],
  ],
  [
    'a portal PIN',
    PortalPin,
    ['000000', '123456'],
    ['12345', '1234567', '12345a', '١٢٣٤٥٦', 123456],
  ],
  ['a session PIN', SessionPin, ['0000', '2468'], ['123', '12345', 'abcd']],
  ['a meeting PIN', MeetingPin, ['0000', '2468'], ['123', '12345', '12 4']],
  ['an SMS code', SmsCode, ['00000', '24680'], ['1234', '123456', '1234a']],
  [
    'a phone number',
    Phone,
    ['301 234 5678', '+49 301 234 5678', '+1 301 234 5678901234'],
    [
      '3012345678',
      '+4999 301 234 5678',
      '301 234 567',
      '+49 301 234 56789012345',
      '49 301 234 5678',
    ],
  ],
  [
    'a short link',
    Shortlink,
    ['reception', 'front-desk-2'],
    ['ab', 'Front', 'a--b', '-ab', 'ab-', 'x'.repeat(41)],
  ],
  ['a colour', Colour, ['#0b5f5a', '#FFFFFF'], ['0b5f5a', '#fff', '#0b5f5g', 'red']],
  [
    'rich text',
    RichText,
    ['Hello', '<p>Hello</p>', '<img src="x">', '<p><video></video></p>', 'a < b'],
    ['', ' ', '<p> </p>', '<p>&nbsp;</p>', '<br><br>', '<', '<p'],
  ],
  [
    'a resolution',
    Resolution,
    ['1280x720', '320x240'],
    ['1280', '1280x', 'x720', '1280x720x2', '0x0', '1280X720'],
  ],
  [
    'an IP address',
    IpAddress,
    ['192.0.2.1', '10.0.0.255'],
    ['192.0.2', '192.0.2.256', 'localhost', '192.0.2.1:80', '::1'],
  ],
  ['a port', Port, [1, 443, 65535], [0, 65536, 1.5, '443']],
  [
    'an LDAP address',
    LdapUrl,
    ['ldap://directory.example.org', 'ldaps://192.0.2.1:636'],
    ['https://example.org', 'directory', 'ldap:'],
  ],
  [
    'an OIDC address',
    OidcUrl,
    ['https://id.example.org', 'http://localhost:8080/realms/x', 'http://127.0.0.1/'],
    [
      'http://id.example.org',
      'http://localhost.evil.example',
      'id.example.org',
      'javascript:alert(1)',
      'https://user:secret@id.example.org',
      'https://user@id.example.org',
      'https://:secret@id.example.org/realms/x',
      'http://localhost:x@id.example.org',
    ],
  ],
  [
    'a decimal',
    Decimal,
    ['1', '12,5', '12.50', '-3,14'],
    ['', ',5', '5,', '1,2,3', '1e5', 'NaN', '1 000'],
  ],
  [
    'an amount',
    TypedAmount,
    ['1', '12,5', '12.50', '0,01'],
    ['0', '0,00', '-1', '1,234', '1000000', ''],
  ],
  [
    'a masked card number',
    MaskedCardNumber,
    ['************1234', '****1234'],
    ['4111111111111111', '***1234', '************12345'],
  ],
  ['a rating', Rating, [0, 3, 5], [-1, 6, 2.5, '3', null]],
  ['a time of day', TimeOfDay, ['00:00', '23:59'], ['24:00', '7:00', '07:60', '07:00:00']],
];

/** True if a value's length or size can be compared. */
const isMeasuredByNumber = (value: unknown) =>
  ['length', 'size'].every((measure) => {
    const found = (value as Readonly<Record<string, unknown>> | null | undefined)?.[measure];
    return found === null || typeof found !== 'object';
  });

describe.each(tables)('%s', (_, schema, good, bad) => {
  test.each(good.map((value) => [value]))('accepts %p', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });

  test.each(bad.map((value) => [value]))('refuses %p', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  test('never throws for any input', () => {
    fc.assert(
      fc.property(
        // A value with a fake length throws in the library; parse-input.prop.spec.ts tests that the
        // error stops there.
        fc.anything({ withNullPrototype: true, withBigInt: true }).filter(isMeasuredByNumber),
        (value) => {
          schema.safeParse(value);
        },
      ),
    );
  });

  test.each([
    ['letters', 'a'.repeat(100_000)],
    ['digits', '1'.repeat(100_000)],
    ['angle brackets', '<'.repeat(100_000)],
    ['dots between letters', 'a.'.repeat(50_000)],
    ['digits with blanks', '123 '.repeat(25_000)],
    ['open tags', '<p '.repeat(33_000)],
    ['hyphens', 'a-'.repeat(50_000)],
  ])('judges 100 kB of %s quickly', (_kind, text) => {
    const before = cpuMs();
    schema.safeParse(text);
    // Milliseconds are expected; the bound leaves room for a busy machine and none for an exponent.
    expect(cpuMs() - before).toBeLessThan(500);
  });
});

describe('a name', () => {
  const name = (openVisit.body as z.ZodObject).shape.visitorName as z.ZodType;

  test.each(['Ada', 'Zoë Ångström', "Nic O'Brien-Müller", '山田', 'محمد', 'Ada 👩‍💻'])(
    'may be %s',
    (good) => {
      expect(name.safeParse(good).success).toBe(true);
    },
  );

  test.each([
    ...[['A\u0000da', 'Ada'] as const, ['Ada\u202egnp', 'Adagnp'] as const],
    ...[['\u2066Ada', 'Ada'] as const, ['A\u0007da', 'Ada'] as const],
    ...[['Ada\u2028x', 'Ada x'] as const, ['A\nda', 'A da'] as const],
    ...[['\u200b\u200b', ''] as const, ['\u3164 \u2800 \u00ad', ''] as const],
  ])('is kept of %j as %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });
});

test('an e-mail address has 64 characters at most before its @', () => {
  expect(Email.safeParse(`${'a'.repeat(64)}@example.org`).success).toBe(true);
  expect(Email.safeParse(`${'a'.repeat(65)}@example.org`).success).toBe(false);
});

describe('a printed value', () => {
  test('of an amount is read as that amount, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('en', 'de'),
        (amount, language) => {
          expect(TypedAmount.parse(printAmount(amount, language))).toBe(amount);
        },
      ),
    );
  });

  test('of a resolution is read as that resolution', () => {
    const side = fc.integer({ min: 10, max: 99_999 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const printed = printResolution({ width, height });
        expect(parseResolution(printed)).toEqual({ width, height });
        expect(Resolution.safeParse(printed).success).toBe(true);
      }),
    );
  });
});

describe('a resolution that is used', () => {
  test.each(['1280', '1280x720x1', 'axb', '', '0x1', '1.5x2'])(
    'has two parts, unlike %p',
    (text) => {
      expect(parseResolution(text)).toBeUndefined();
    },
  );
});

describe('the earlier rule of passwords', () => {
  test.each([
    ['12345678!', true],
    ['1234567!', true],
    ['123456!', false],
    ['12345678', false],
  ])('%p: %p', (password, kept) => {
    expect(keepsBasicRule(password)).toBe(kept);
  });
});

describe('a date of birth', () => {
  test.each([
    ['1990-02-28', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['1896-11-21', true],
    ['1896-11-20', false],
  ])('%p is believable on 2026-11-21: %p', (date, believable) => {
    expect(believableBirth(date, '2026-11-21')).toBe(believable);
  });
});

const meeting = {
  _id: id,
  name: 'Weekly',
  startTime: '2026-05-04T09:00:00.000Z',
  endTime: '2026-05-04T10:00:00.000Z',
  attendees: [{ attendeeId: id, attendeeType: 'User', mode: { email: true, msg: false } }],
  baseUrl: 'https://reception.example.org',
};

const problems = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(validationKey);

describe('a meeting', () => {
  test('as it should be', () => {
    expect(problems(Meeting, meeting)).toEqual([]);
  });

  test.each([
    [{ name: 'abc' }, 'MEETING_NAME_TOO_SHORT'],
    [{ description: 'x'.repeat(5001) }, 'MEETING_DESCRIPTION_TOO_LONG'],
    [{ endTime: meeting.startTime }, 'END_BEFORE_START'],
    [{ endTime: '2026-05-05T09:00:00.001Z' }, 'MEETING_TOO_LONG'],
    [{ repeat: 'weekly' }, 'REPEAT_TILL_REQUIRED'],
    [{ repeat: 'weekly', repeatTill: '2026-05-03' }, 'REPEAT_TILL_PAST'],
    [
      { startTime: '2100-01-01T00:00:00.000Z', endTime: '2100-01-01T01:00:00.000Z' },
      'MEETING_TOO_LATE',
    ],
  ])('%p is refused by %p', (change, key) => {
    expect(problems(Meeting, { ...meeting, ...change })).toEqual([key]);
  });

  test.each(['', '\u0000', '$where', 'soon'])('refuses the start %j of a series', (startTime) => {
    const series = { ...meeting, startTime, repeat: 'weekly', repeatTill: '2026-06-30' };
    expect(problems(Meeting, series)).toHaveLength(1);
    expect(problems(Meeting, { ...series, timeZone: 'Europe/Berlin' })).toHaveLength(1);
  });

  test('repeats until a date of its own zone', () => {
    // It is the fifth of May there already.
    const late = {
      ...meeting,
      startTime: '2026-05-04T22:30:00.000Z',
      endTime: '2026-05-04T23:00:00.000Z',
    };
    const till = { ...late, repeat: 'weekly', repeatTill: '2026-05-04' };
    expect(problems(Meeting, { ...till, timeZone: 'Europe/Berlin' })).toEqual(['REPEAT_TILL_PAST']);
    expect(problems(Meeting, { ...till, timeZone: 'UTC' })).toEqual([]);
  });

  test('names each attendee once, in a zone that exists', () => {
    const twice = [meeting.attendees[0], meeting.attendees[0]];
    expect(Meeting.safeParse({ ...meeting, attendees: twice }).success).toBe(false);
    expect(problems(Meeting, { ...meeting, timeZone: 'Europe/Atlantis' })).toEqual([
      'TIME_ZONE_UNKNOWN',
    ]);
  });

  test('begins now or later', () => {
    expect(beginsInFuture(meeting, meeting.startTime)).toBe(true);
    expect(beginsInFuture(meeting, '2026-05-04T09:00:00.001Z')).toBe(false);
  });
});

describe('opening hours', () => {
  test('may be the standard ones, touch, or be none', () => {
    const monday = [
      { start: '08:00', end: '12:00' },
      { start: '12:00', end: '18:00' },
    ];
    expect(problems(WeekAvailability, { ...STANDARD_HOURS, monday, tuesday: [] })).toEqual([]);
  });

  test.each([
    [[{ start: '12:00', end: '12:00' }], 'END_BEFORE_START'],
    [
      [
        { start: '13:00', end: '18:00' },
        { start: '08:00', end: '13:01' },
      ],
      'SEGMENTS_OVERLAP',
    ],
  ])('%p are refused by %p', (monday, key) => {
    expect(problems(WeekAvailability, { ...STANDARD_HOURS, monday })).toEqual([key]);
  });
});

const exception = (change: object) => ({
  _id: id,
  name: 'Holiday',
  startDateTime: '2026-05-04T00:00:00.000Z',
  endDateTime: '2026-05-05T00:00:00.000Z',
  open: false,
  agentName: 'Erika Muster',
  timezone: 'Europe/Berlin',
  ...change,
});
const next = {
  _id: other,
  startDateTime: '2026-05-05T00:00:00.000Z',
  endDateTime: '2026-05-06T00:00:00.000Z',
};

describe('exceptions', () => {
  test('accepts exceptions that only touch', () => {
    expect(problems(PortalExceptions, [exception(next), exception({})])).toEqual([]);
  });

  test.each([
    [[exception({ endDateTime: '2026-05-03T23:59:00.000Z' })], 'END_BEFORE_START'],
    [[exception({ endDateTime: '2026-05-04T00:00:00.000Z' })], 'TIMES_EQUAL'],
    [[exception({ timezone: 'Mars/Olympus' })], 'TIME_ZONE_UNKNOWN'],
    [[exception({ endDateTime: '2026-08-04T00:00:00.001Z' })], 'RANGE_TOO_LONG'],
    [
      [exception({}), exception({ ...next, startDateTime: '2026-05-04T23:59:00.000Z' })],
      'SEGMENTS_OVERLAP',
    ],
    [[exception({ agentName: ' ' })], 'BLANK'],
  ])('%# are refused by %p', (list, key) => {
    expect(problems(PortalExceptions, list)).toEqual([key]);
  });

  test('refuses exceptions exactly if they overlap on some day', () => {
    const day = fc.integer({ min: 0, max: 40 });
    const span = fc.tuple(day, fc.integer({ min: 1, max: 10 }));
    const at = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString();
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), (spans) => {
        const list = spans.map(([start, length]) =>
          exception({ startDateTime: at(start), endDateTime: at(start + length) }),
        );
        const days = spans.flatMap(([start, length]) =>
          Array.from({ length }, (_, index) => start + index),
        );
        const clash = new Set(days).size < days.length;
        expect(PortalExceptions.safeParse(list).success).toBe(!clash);
      }),
    );
  });
});

describe('the range of a report', () => {
  const range = (from: string, to: string) => problems(CheckedStatisticsRange, { from, to });
  test.each([
    ['2026-01-31T00:00:00.000Z', '2026-04-30T00:00:00.000Z', []],
    ['2026-01-31T00:00:00.000Z', '2026-05-01T00:00:00.000Z', ['RANGE_TOO_LONG']],
    ['2026-01-31T00:00:00.000Z', '2026-01-31T00:00:00.000Z', ['END_BEFORE_START']],
  ])('from %p to %p: %p', (from, to, keys) => {
    expect(range(from, to)).toEqual(keys);
  });
});

describe('files', () => {
  const png = { name: 'a.png', size: 10, type: 'image/png' };
  test.each([
    [[png], undefined],
    [[png, png], 'ONE_FILE_ONLY'],
    [[{ ...png, size: 0 }], 'FILE_EMPTY'],
    [[{ ...png, type: 'image/svg+xml' }], 'IMAGE_TYPE'],
    [[{ ...png, size: 2 * 1024 * 1024 + 1 }], 'IMAGE_TOO_LARGE'],
  ] as const)('%# as a picture', (files, problem) => {
    expect(imageProblem(files)).toBe(problem);
  });

  test.each([
    [[{ name: 'a.PDF', size: 10, type: '' }], 0, undefined],
    [[{ name: 'a.exe', size: 10, type: 'application/pdf' }], 0, 'DOCUMENT_TYPE'],
    [[{ name: 'pdf', size: 10, type: 'application/pdf' }], 0, 'DOCUMENT_TYPE'],
    [[{ name: 'a.pdf', size: 26 * 1024 * 1024, type: '' }], 0, 'DOCUMENT_TOO_LARGE'],
    [[{ name: 'a.pdf', size: 1, type: '' }], 15, 'TOO_MANY_FILES'],
  ] as const)('%# as a document', (files, present, problem) => {
    expect(documentProblem(files, present)).toBe(problem);
  });
});

describe('an import of members', () => {
  const header = ['User name', 'E-mail', 'First name', 'Last name', 'Role'];
  const row = ['erika', 'erika@example.org', 'Erika', 'Muster', ''];
  test('reads rows, the role member where none is named', () => {
    expect(readMemberTable([header, row])).toEqual({
      members: [
        {
          username: 'erika',
          email: 'erika@example.org',
          firstname: 'Erika',
          lastname: 'Muster',
          role: 'member',
        },
      ],
      rows: [2],
      problems: [],
    });
  });

  test.each([
    [[], [{ row: 1, field: '', code: 'CSV_EMPTY' }]],
    [[header.slice(1)], [{ row: 1, field: 'username', code: 'CSV_HEADERS' }]],
    [[header], [{ row: 1, field: '', code: 'CSV_NO_ROWS' }]],
    [[header, ['']], [{ row: 1, field: '', code: 'CSV_NO_ROWS' }]],
    [[header, [''], row, ['']], []],
    [[header, ['m\uFFFDller', ...row.slice(1)]], [{ row: 2, field: '', code: 'CSV_ENCODING' }]],
    [[header, ['', ...row.slice(1)]], [{ row: 2, field: 'username', code: 'BLANK' }]],
    [[header, row, [...row.slice(0, 4), 'boss']], [{ row: 3, field: 'role', code: 'INVALID' }]],
    [
      [header, row, row],
      [
        { row: 3, field: 'username', code: 'CSV_TWICE' },
        { row: 3, field: 'email', code: 'CSV_TWICE' },
      ],
    ],
  ])('%# names what is wrong', (table, found) => {
    expect(readMemberTable(table).problems).toEqual(found);
  });

  test('reads any table without throwing', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), (table) => {
        readMemberTable(table);
        readMemberTable([header, ...table]);
      }),
    );
  });
});
