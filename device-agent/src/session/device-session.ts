import {
  makeClient,
  makeMessenger,
  type Client,
  type MessageSocket,
} from '@foyer/contracts/client';
import {
  deviceClientRoutes,
  deviceMessages,
  type Device,
  type DeviceHealth,
} from '@foyer/contracts/devices';

/** What a device shows to be let in; its key is good for one booth at a time. */
export interface DeviceKey {
  readonly deviceId: string;
  readonly key: string;
}

/** What a device says of itself when it starts. */
export interface DeviceFacts {
  readonly version: string;
  readonly network: string;
  /** Names of the cameras, microphones and speakers that it has. */
  readonly hardwareIds: readonly string[];
}

/** Where the server is; `fetch` is for tests. */
export interface DeviceServer {
  readonly origin: string;
  readonly fetch?: typeof fetch;
}

/** A device that the server has let in. */
export class DeviceSession {
  readonly #client: Client;

  private constructor(
    /** For the handshake of the device's sockets. */
    readonly token: string,
    readonly device: Device,
    server: DeviceServer,
  ) {
    this.#client = makeClient({ ...server, token: () => token });
  }

  /** @throws ApiError when the key is not good, was tried too often, or the server cannot be reached. */
  static async open(server: DeviceServer, { deviceId, key }: DeviceKey): Promise<DeviceSession> {
    const body = { deviceId, key };
    const { token, device } = await makeClient(server).call(deviceClientRoutes.verifyDevice, {
      body,
    });
    return new DeviceSession(token, device, server);
  }

  /** Tells what this device is. @returns The device as the server knows it now. @throws ApiError */
  async introduce({ version, network, hardwareIds }: DeviceFacts): Promise<Device> {
    await this.#client.call(deviceClientRoutes.updateOwnGeneral, { body: { version, network } });
    return this.#client.call(deviceClientRoutes.updateOwnHardwareIds, {
      body: { hardwareIds: [...hardwareIds] },
    });
  }
}

/** Says over a socket of the channel `monitoring` how the device is. @throws ApiError */
export async function reportHealth(socket: MessageSocket, health: DeviceHealth): Promise<void> {
  await makeMessenger(socket).emit(deviceMessages.deviceHealth, health);
}
