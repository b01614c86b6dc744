import type { Socket } from 'socket.io-client';

import type { IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PaymentPage } from '#contexts/payments/testing/payments-app.js';
import { demand } from './demand.js';

/** The scene in which a device is. */
interface Around {
  readonly office: { readonly app: IdentityApp; readonly portalId: string };
  asAdmin(route: `${string} /${string}`, body?: unknown): ReturnType<IdentityApp['call']>;
  connect(channel: 'payment', token: string): Promise<Socket>;
}

/** A device with a card terminal, as the program hears it. */
export class Kiosk {
  private constructor(
    private readonly scene: Around,
    readonly id: string,
    private key: string,
    public token: string,
    public page: PaymentPage,
  ) {}

  /** Adds a device to the portal, and lets it in with its key. */
  static async open(scene: Around): Promise<Kiosk> {
    const { office } = scene;
    const id = office.app.core.newId.next();
    const device = { name: 'Kiosk 1', queueId: office.portalId };
    const added = await scene.asAdmin('POST /devices', { _id: id, ...device });
    demand('a device', added);
    const terminal = { paymentTerminalActivate: true };
    demand('its terminal', await scene.asAdmin(`PUT /admin/devices/${id}`, terminal));
    const { key } = added.body as { readonly key: string };
    const kiosk = new Kiosk(scene, id, key, '', undefined as never);
    await kiosk.comes();
    return kiosk;
  }

  /** The device shows its key, and its terminal is ready. */
  async comes(): Promise<void> {
    const shown = await this.scene.office.app.call('POST /devices/client/verifyDevice', {
      body: { key: this.key },
    });
    demand('a sign-in', shown);
    this.token = (shown.body as { readonly token: string }).token;
    await this.isBack();
  }

  /** It connects again under the sign-in that it has. */
  async isBack(): Promise<void> {
    this.page = new PaymentPage(await this.scene.connect('payment', this.token));
    const ready = { deviceId: this.id, status: 'ready', connectionEstablished: true };
    demand('a terminal', await this.page.emit('paymentTerminalStatus', ready));
  }

  /** An administrator renews its key; from then on it has the new one. */
  async isGivenAnotherKey(): Promise<unknown> {
    const answer = await this.scene.asAdmin('POST /devices/regenerateKey', { _id: this.id });
    const { key } = answer.body as { readonly key?: string };
    if (key !== undefined) this.key = key;
    return answer;
  }

  /** The device has written a request down. */
  async accepts(requestId: string, request = 'payment'): Promise<void> {
    demand('a request', await this.page.emit('terminalRequestAccepted', { requestId, request }));
  }

  /** Says what its terminal said, if it can. */
  async says(name: string, payload: object): Promise<void> {
    if (this.page.socket.connected) await this.page.emit(name, payload);
  }
}
