import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ALWAYS_OPEN } from '@foyer/contracts/portals';
import type { TerminalAddress } from '@foyer/contracts/payments';

import { ChangeDevice, RegenerateDeviceKey, RegisterDevice } from '#contexts/devices';
import { NewId } from '#platform/clock';
import { systemActor, type CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Vault } from '#platform/stores/vault';

/** The place of the device's identity, so that each start shows the same one. */
const PLACE = ['demonstration', 'device'] as const;

/** A kiosk for trying the product, with its own portal. */
@Injectable()
export class DemonstrationDevice {
  constructor(
    private readonly commands: CommandBus,
    private readonly vault: Vault,
    private readonly newId: NewId,
    private readonly freshness: Freshness,
  ) {}

  /**
   * Adds the device at the first time, and gives it another key afterwards.
   * @param name What it is called where it is added.
   * @returns its key, which was shown to no one before
   */
  async issueKey(portalId: string, name: string): Promise<string> {
    const present = await this.vault.getText(...PLACE);
    const { result, position } =
      present === undefined
        ? await this.#add(portalId, name)
        : await this.commands.execute(
            new RegenerateDeviceKey(this.#context(), { deviceId: present }),
          );
    await this.freshness.waitFor(position);
    if (result.key === null) throw new Error('A device that was just added has no key');
    return result.key;
  }

  /** Gives it a payment terminal. */
  async configureTerminal(terminalConfiguration: TerminalAddress): Promise<void> {
    const deviceId = await this.vault.getText(...PLACE);
    if (deviceId === undefined) return;
    const change = { deviceId, terminalActive: true, terminalConfiguration };
    const { position } = await this.commands.execute(new ChangeDevice(this.#context(), change));
    await this.freshness.waitFor(position);
  }

  async #add(portalId: string, name: string) {
    const deviceId = this.newId.next();
    const nowhere = { description: '', street: '', city: '', zipCode: '', state: '' };
    const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const added = await this.commands.execute(
      new RegisterDevice(this.#context(), {
        deviceId,
        place: { name, type: 'kiosk', ...nowhere },
        settings: { portalId, operation: { operatingHours: { timeZone, week: ALWAYS_OPEN } } },
      }),
    );
    await this.vault.putText(...PLACE, deviceId);
    return added;
  }

  #context(): CommandContext {
    const commandId = this.newId.next();
    return { commandId, correlationId: commandId, actor: systemActor('first-run') };
  }
}
