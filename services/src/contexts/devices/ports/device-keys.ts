/** A key that was made and is good as soon as an event names it. */
export interface NewDeviceKey {
  readonly keyId: string;
  /** As people read it; it is kept nowhere. */
  readonly key: string;
}

/** Which device a key is of, and under which id it is kept. */
export interface KnownDeviceKey {
  readonly keyId: string;
  readonly deviceId: string;
}

/** The keys of devices, hashed; an event says which of them is valid. Also the injection token. */
export abstract class DeviceKeys {
  abstract issue(deviceId: string): Promise<NewDeviceKey>;
  /** Returns the owner of a key; takes as long if no such key exists. */
  abstract find(key: string): Promise<KnownDeviceKey | undefined>;
  /** Lets go of a key that counts no longer. */
  abstract withdraw(key: string): Promise<void>;
}
