import type { Device } from '@foyer/contracts/devices';

/**
 * A device as kept for queries; whether it is lit up just now, and what it measures, is known to
 * the server alone.
 */
export interface DeviceDocument extends Omit<
  Device,
  'deviceId' | 'display' | 'uptime' | 'diskUsage' | 'mediaPath'
> {
  /** The number of the last event of its stream. */
  readonly revision: number;
  /** The key that lists are sorted by; see `sortKey`. */
  readonly sortName: string;
  /** True if it is connected, or was a moment ago. */
  readonly online: boolean;
  readonly portalOpen: boolean;
  /** The picture that it took last when it was asked to; null where it took none. */
  readonly pictureId: string | null;
}

/** The sign-in that may speak for a device: checked with every call that it makes. */
export interface DeviceSignInDocument {
  readonly _id: string;
  readonly signInId: string | null;
  readonly deactivated: boolean;
  /** Set once it is deleted. */
  readonly deleted: boolean;
}

/** The parts of its portal that a device shows. */
export interface DevicePortalDocument {
  readonly _id: string;
  readonly name: string;
  readonly open: boolean;
}

/** The documents of the projection `devices`, by collection. */
export interface DeviceCollections {
  readonly devices: DeviceDocument;
  readonly deviceSignIns: DeviceSignInDocument;
  readonly devicePortals: DevicePortalDocument;
}
