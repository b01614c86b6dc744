import type { ReadDocument } from '@foyer/projections';

/** How much of a year there is in the store: as many rows as tell a bound from the whole. */
const CALLS = 20_000;
const MESSAGES = 20_000;
const MEMBERS = 100;
const PORTALS = 20;
const DEVICES = 20;

/** Values by which questions about the year are asked. */
export const known = {
  now: '2026-12-31T12:00:00.000Z',
  /** A portal, a member and a device as busy as the others. */
  portal: 'p1',
  member: 'm1',
  device: 'd1',
  /** A portal that was opened lately: few calls are its own. */
  newPortal: 'p-new',
  call: 'v5000',
  visitor: 'Visitor 7',
  /** The chat in which most messages were sent. */
  busyChannel: 's0',
  sinceSpring: '2026-04-01T00:00:00.000Z',
} as const;

const START = Date.parse('2026-01-01T06:00:00.000Z');
const YEAR_MS = 364 * 24 * 3_600_000;

/** A moment of the year, by its share. */
const at = (share: number): string => new Date(START + Math.floor(share * YEAR_MS)).toISOString();
const members = (n: number): string => `m${n % MEMBERS}`;

type Make = (n: number, share: number) => ReadDocument & Readonly<Record<string, unknown>>;

const call: Make = (n, share) => ({
  ...{ _id: `v${n}`, type: n % 50 === 0 ? 'meeting' : 'queue', originId: `v${n - (n % 3)}` },
  ...{ state: n % 10 === 0 ? 'missed' : 'ended', endReason: n % 10 === 0 ? 'left' : 'hung-up' },
  ...{ queueId: n % 7_000 === 0 ? known.newPortal : `p${n % PORTALS}`, queueName: 'Portal' },
  ...{
    agentId: members(n),
    agentName: 'Agent',
    originName: null,
    visitorName: `Visitor ${n % 500}`,
  },
  ...{
    rangAt: at(share),
    startedAt: at(share),
    endedAt: at(share),
    durationMs: n,
    waitedMs: n % 999,
  },
  ...{
    rating: n % 6,
    ratingType: n % 2 === 0 ? 'stars' : null,
    missedBy: n % 10 ? [] : [members(n + 1)],
  },
  ...{ joiners: [{ joinerId: members(n) }, { joinerId: `v${n}` }], handOvers: [] },
});

const visit: Make = (n, share) => ({
  ...{ _id: `v${n}`, queueId: `p${n % PORTALS}`, agentId: members(n), line: null, handedOn: null },
  ...{ device: n % 4 === 0 ? { deviceId: `d${n % DEVICES}` } : null, callDetailId: `v${n}` },
  ...{ openedAt: at(share), endedAt: at(share), status: 'ended' },
});

const message: Make = (n, share) => ({
  ...{ _id: `t${n}`, channelId: n % 4 === 0 ? `s${n % 900}` : known.busyChannel, order: n },
  ...{
    sessionId: n % 4 === 0 ? `s${n % 900}` : known.busyChannel,
    callId: n % 9 ? null : `c${n % 99}`,
  },
  ...{ senderId: members(n), authorId: members(n), text: 'A text', isDeleted: false },
  ...{ documentIds: [], hasDocuments: n % 100 === 1, saidAt: at(share) },
});

const payment: Make = (n, share) => ({
  ...{ _id: `x${n}`, callId: `v${n}`, deviceId: `d${n % DEVICES}`, deviceName: 'Kiosk', amount: n },
  ...{ status: 'success', reverseStatus: 'notInitiated', currency: 'EUR', createdAt: at(share) },
  ...{ initiatorId: members(n), payerId: `v${n}`, payer: 'Payer', initiator: 'Agent' },
  ...{ reconciliationId: n % 900 === 1 ? null : `r${n % 900}`, reversalReconciliationId: null },
  receipts: [],
});

const line: Make = (n, share) => ({
  ...{ _id: `l${n}`, memberId: members(n), callId: `v${n}`, type: 'queue', at: at(share) },
  ...{ kind: n % 3 === 0 ? 'Missed' : 'Incoming', isSeen: n % 97 !== 0, endedAt: at(share) },
});

const piece: Make = (n) => ({
  ...{
    _id: `v${Math.floor(n / 2)}.${n % 2}`,
    correlationId: `v${Math.floor(n / 2)}`,
    piece: n % 2,
  },
  ...{ actors: [{ id: members(n) }], streams: [] },
});

const day: Make = (n, share) => ({
  ...{
    _id: `a${n}`,
    memberId: members(n),
    day: at(share).slice(0, 10),
    until: at(share),
    steps: [],
  },
});

const recording: Make = (n, share) => ({
  ...{ _id: `r${n}`, callId: `v${n}`, initiatorId: members(n), readerIds: [members(n)] },
  ...{ recordedIds: [members(n), `v${n}`], type: 'video', size: n, duration: n, date: at(share) },
  ...{ status: n % 2 === 0 ? 'deleted' : 'ready', fileName: `r${n}.mp4` },
});

const transcript: Make = (n, share) => ({
  ...{ _id: `v${n}`, joinerIds: [members(n)], readerIds: [members(n)], isDeleted: n % 2 === 0 },
  ...{ startedAt: at(share), stoppedAt: at(share), requestIds: [] },
});

const utterance: Make = (n, share) => ({
  ...{ _id: `u${n}`, callId: `v${n % 900}`, utteranceId: `u${n}`, speakerId: members(n) },
  ...{ startedAt: at(share) },
});

const document: Make = (n, share) => ({
  ...{ _id: `f${n}`, uploadedBy: members(n), place: { kind: 'session', id: `s${n % 900}` } },
  ...{ uploadedAt: at(share), isDraft: n % 500 === 0, isDelete: false, isTakenAway: false },
  ...{ signedOn: null, signerIds: [] },
});

const job: Make = (n, share) => ({
  ...{ _id: `j${n}`, kind: `kind ${n % 9}`, status: 'done', active: false, attempt: 1 },
  ...{ queuedAt: at(share), endedAt: at(share) },
});

const meeting: Make = (n, share) => ({
  ...{ _id: `g${n}`, name: 'A meeting', organizerId: members(n), memberIds: [members(n)] },
  ...{ attendees: [{ attendeeId: members(n + 1) }], attendeeCount: 2, eventShortId: `e${n}` },
  ...{ startTime: at(share), begins: at(share), overBy: at(share), createdAt: at(share) },
  ...{ status: 'planned', repeat: null, live: false, sessionId: null },
});

const room: Make = (n, share) => ({
  ...{
    _id: `s${n}`,
    sessionName: `Session ${n}`,
    sessionNameId: `n${n}`,
    sortName: `session ${n}`,
  },
  ...{ typeOrder: 1, memberCount: 2, createdAt: at(share), sessionType: 'Group', live: false },
  ...{ members: [{ memberId: members(n) }] },
});

const closing: Make = (n, share) => ({
  ...{ _id: `r${n}`, deviceId: `d${n % DEVICES}`, deviceName: 'Kiosk', status: 'balanced' },
  ...{ startedAt: at(share), openDifferences: 0, startedBy: members(n), differences: [] },
});

const reading: Make = (n) => ({
  ...{ _id: `s${n % 900}.${n}`, channelId: `s${n % 900}`, readerId: members(n), order: 0 },
  ...{ messageId: null, countedFrom: 0 },
});

/** The read models that grow with use, each with how many documents it has and how one is made. */
export const GROWING: Readonly<Record<string, readonly [size: number, make: Make]>> = {
  calls: [CALLS, call],
  callFigures: [CALLS, call],
  visits: [CALLS, visit],
  chatMessages: [MESSAGES, message],
  chatReadings: [5_000, reading],
  transactions: [10_000, payment],
  reconciliations: [4_000, closing],
  callLog: [CALLS, line],
  timeline: [CALLS, piece],
  agentDays: [10_000, day],
  recordings: [5_000, recording],
  transcripts: [5_000, transcript],
  utterances: [10_000, utterance],
  documents: [5_000, document],
  jobs: [10_000, job],
  meetings: [3_000, meeting],
  sessionRooms: [3_000, room],
};
