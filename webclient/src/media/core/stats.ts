import type { Measurement } from './quality.js';

/** Counters of a receiving connection; they only grow. */
export interface Received {
  readonly packets: number;
  readonly lost: number;
  readonly roundTripMs: number;
  readonly bytes: number;
  readonly jitterMs: number;
}

/** Measured values of a sending connection. */
export interface Sent {
  readonly lossOut: number;
  readonly roundTripMs: number;
  readonly limitedBy: Measurement['limitedBy'];
  readonly bytes: number;
  readonly jitterMs: number;
}

type Report = Readonly<Record<string, unknown>>;

const number = (report: Report, name: string): number => {
  const value = report[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

function reportsOf(stats: RTCStatsReport): Report[] {
  const reports: Report[] = [];
  stats.forEach((report: Report) => reports.push(report));
  return reports;
}

const roundTrip = (reports: readonly Report[]): number => {
  const pair = reports.find(
    (report) => report.type === 'candidate-pair' && report.nominated === true,
  );
  return pair ? number(pair, 'currentRoundTripTime') * 1000 : 0;
};

/** Returns the largest value of a figure that is given in seconds, in milliseconds. */
const worst = (reports: readonly Report[], name: string): number =>
  Math.max(0, ...reports.map((report) => number(report, name) * 1000));

/** Reads the counters of a receiving connection, over its audio and video. */
export function readReceived(stats: RTCStatsReport): Received {
  const reports = reportsOf(stats);
  const inbound = reports.filter(({ type }) => type === 'inbound-rtp');
  const sum = (name: string) => inbound.reduce((total, report) => total + number(report, name), 0);
  return {
    packets: sum('packetsReceived'),
    lost: Math.max(0, sum('packetsLost')),
    roundTripMs: roundTrip(reports),
    bytes: sum('bytesReceived'),
    jitterMs: worst(inbound, 'jitter'),
  };
}

/** Reads what is known of a sending connection. */
export function readSent(stats: RTCStatsReport): Sent {
  const reports = reportsOf(stats);
  const outbound = reports.filter(({ type }) => type === 'outbound-rtp');
  const remote = reports.filter(({ type }) => type === 'remote-inbound-rtp');
  const losses = remote.map((report) => number(report, 'fractionLost'));
  const camera = reports.find(({ type, kind }) => type === 'outbound-rtp' && kind === 'video');
  const reason = camera?.qualityLimitationReason;
  return {
    lossOut: Math.max(0, ...losses),
    roundTripMs: roundTrip(reports),
    limitedBy: reason === 'cpu' || reason === 'bandwidth' || reason === 'other' ? reason : 'none',
    bytes: outbound.reduce((total, report) => total + number(report, 'bytesSent'), 0),
    jitterMs: worst(remote, 'jitter'),
  };
}

/** Puts two readings a second apart and what is sent together. */
export function measure(
  before: Received | undefined,
  now: Received,
  sent: Sent | undefined,
): Measurement {
  const packets = now.packets - (before?.packets ?? 0);
  const lost = Math.max(0, now.lost - (before?.lost ?? 0));
  return {
    arriving: packets > 0,
    lossIn: packets + lost === 0 ? 0 : lost / (packets + lost),
    lossOut: sent?.lossOut ?? 0,
    roundTripMs: Math.max(now.roundTripMs, sent?.roundTripMs ?? 0),
    limitedBy: sent?.limitedBy ?? 'none',
  };
}
