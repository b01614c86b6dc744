import { Injectable } from '@nestjs/common';
import { settingsWithin } from '@foyer/contracts/portals';

import { Credentials, MemberDirectory } from '../../identity/index.js';
import { NewId } from '../../../platform/clock/index.js';
import { given, Rejected } from '../../../platform/eventing/commands/index.js';
import type { PortalChange } from '../domain/portal-change.js';
import type { PortalWrite } from './portal-write.js';

/** Brings what was written into the form in which it is decided: a PIN laid down, members known to exist. */
@Injectable()
export class PortalChanges {
  constructor(
    private readonly credentials: Credentials,
    private readonly members: MemberDirectory,
    private readonly newId: NewId,
  ) {}

  /** @throws Rejected MEMBER_NOT_FOUND where somebody is to belong to the portal who does not exist. */
  async of(write: PortalWrite): Promise<PortalChange> {
    const { pin, memberIds, addMemberIds, removeMemberIds, deactivated, revision } = write;
    const { name, shortlink, timeZone, availability } = write;
    await this.#requireMembers([...(memberIds ?? []), ...(addMemberIds ?? [])]);
    const pinId = typeof pin === 'string' ? await this.#keep(pin) : pin;
    return {
      identity: given({ name, shortlink, timeZone }),
      settings: settingsWithin({ ...write }),
      ...(pinId !== undefined && { pinId }),
      ...given({ memberIds, addMemberIds, removeMemberIds, revision }),
      ...(deactivated !== undefined && { open: !deactivated }),
      ...(availability && { hours: availability }),
    };
  }

  async #requireMembers(memberIds: readonly string[]): Promise<void> {
    const existing = await this.members.existing(memberIds);
    if (!memberIds.every((memberId) => existing.has(memberId))) {
      throw new Rejected('MEMBER_NOT_FOUND');
    }
  }

  async #keep(pin: string): Promise<string> {
    const pinId = this.newId.next();
    await this.credentials.keep(pinId, pin);
    return pinId;
  }
}
