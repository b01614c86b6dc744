import type {
  Brightness,
  DeviceAction,
  DeviceCamera,
  DeviceHardware,
  DeviceQueueStatus,
  OperatingHours,
  UsedResolutions,
} from '@foyer/contracts/devices';
import type { TerminalAddress } from '@foyer/contracts/payments';
import type { ClientStatus } from '@foyer/contracts/visits';

/** The description of a device and of its place by an administrator. */
export interface DevicePlace {
  readonly name: string;
  readonly description: string;
  readonly street: string;
  readonly city: string;
  readonly zipCode: string;
  readonly state: string;
  readonly type: string;
}

export interface DeviceOperation {
  readonly operatingHours: OperatingHours;
  readonly brightness: Brightness;
}

export interface DeviceAudio {
  readonly microphone: string | null;
  readonly speaker: string | null;
  readonly volume: number;
}

export interface DeviceVideo {
  readonly userCamera: DeviceCamera;
  readonly docCamera: DeviceCamera;
}

export interface DeviceEquipment {
  readonly version: string | null;
  readonly network: string | null;
  readonly hardware: readonly DeviceHardware[];
}

/** How a device is; what is reported again without a change is no event. */
export interface DeviceCondition {
  readonly alive: boolean;
  readonly queueStatus: DeviceQueueStatus | null;
  readonly microControllerConnected: boolean;
  readonly paymentTerminalConnected: boolean;
  readonly paymentTerminalStatus: string | null;
}

export interface DeviceSettings {
  readonly portalId: string | null;
  readonly operation: DeviceOperation;
  readonly audio: DeviceAudio;
  readonly video: DeviceVideo;
  readonly terminal: { readonly active: boolean; readonly configuration: TerminalAddress | null };
}

/** All of it is plain JSON, so that it can be kept as a snapshot. */
export interface KnownDevice extends DeviceSettings {
  readonly status: 'active' | 'inactive';
  readonly id: string;
  readonly place: DevicePlace;
  readonly avatarFileId: string | null;
  /** The key in the vault that counts. */
  readonly keyId: string | null;
  /** The last sign-in, which may speak for the device. */
  readonly signInId: string | null;
  /** The number of this sign-in's renewal token that was shown last; null before the first. */
  readonly renewed: number | null;
  readonly equipment: DeviceEquipment;
  readonly usedResolutions: UsedResolutions;
  readonly page: { readonly status: ClientStatus; readonly note: string | null };
  readonly condition: DeviceCondition;
  readonly isOnline: boolean;
  /** The picture that it took last when it was asked to. */
  readonly pictureId: string | null;
  /** The last request that it has not answered yet. */
  readonly asked: { readonly actionId: string; readonly action: DeviceAction } | null;
}
