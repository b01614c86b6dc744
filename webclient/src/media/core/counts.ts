/** Totals that a connection has sent and received so far; they only grow. */
export interface Counts {
  /** Packets of sound. */
  readonly audioSent: number;
  /** Pictures that were encoded. */
  readonly picturesSent: number;
  /** Packets of sound. */
  readonly audioReceived: number;
  /** Packets of sound and picture. */
  readonly packetsReceived: number;
  readonly picturesDecoded: number;
}

type Report = Readonly<Record<string, unknown>>;

/** Reads what a connection has sent and received. */
export function readCounts(stats: RTCStatsReport): Counts {
  const sum = (type: string, field: string, kind?: 'audio' | 'video') => {
    let total = 0;
    stats.forEach((report: Report) => {
      if (report.type !== type || (kind !== undefined && report.kind !== kind)) return;
      const value = report[field];
      if (typeof value === 'number') total += value;
    });
    return total;
  };
  return {
    audioSent: sum('outbound-rtp', 'packetsSent', 'audio'),
    picturesSent: sum('outbound-rtp', 'framesEncoded', 'video'),
    audioReceived: sum('inbound-rtp', 'packetsReceived', 'audio'),
    packetsReceived: sum('inbound-rtp', 'packetsReceived'),
    picturesDecoded: sum('inbound-rtp', 'framesDecoded', 'video'),
  };
}
