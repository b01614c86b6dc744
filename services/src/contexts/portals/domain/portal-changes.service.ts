import { Injectable } from '@nestjs/common';
import { settingsWithin } from '@foyer/contracts/portals';

import { Credentials, Group, MemberDirectory } from '#contexts/identity';
import { NewId } from '#platform/clock';
import { CommandRunner, given, Rejected, stream } from '#platform/cqrs';
import { TextMessages } from '#platform/operations/text-messages';
import type { PortalChange } from './portal-change.js';
import type { PortalWrite } from './portal-write.js';

/**
 * Brings what was written into the form in which it is decided: a PIN laid down, members and groups
 * known to exist.
 */
@Injectable()
export class PortalChanges {
  constructor(
    private readonly credentials: Credentials,
    private readonly members: MemberDirectory,
    private readonly newId: NewId,
    private readonly runner: CommandRunner,
    private readonly texts: TextMessages,
  ) {}

  /**
   * @throws Rejected MEMBER_NOT_FOUND or GROUP_NOT_FOUND if a new member or group of the portal
   * does not exist. SMS_NOT_SET_UP if codes are wanted that cannot be sent.
   */
  async of(write: PortalWrite): Promise<PortalChange> {
    const { pin, memberIds, addMemberIds, removeMemberIds, deactivated, revision } = write;
    const { name, shortlink, timeZone, availability } = write;
    // A portal that asked for codes would let in no one.
    if (write.smsCodeRequired === true && !this.texts.isSetUp) throw new Rejected('SMS_NOT_SET_UP');
    await this.#requireMembers([...(memberIds ?? []), ...(addMemberIds ?? [])]);
    const groups = write.groupIds && (await this.#groups(write.groupIds));
    const pinId = typeof pin === 'string' ? await this.#keep(pin) : pin;
    return {
      identity: given({ name, shortlink, timeZone }),
      settings: settingsWithin({ ...write }),
      ...(pinId !== undefined && { pinId }),
      ...given({ memberIds, addMemberIds, removeMemberIds, revision }),
      ...(groups && { groups }),
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

  /** The groups with those who belong to them. */
  async #groups(groupIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>();
    for (const groupId of groupIds) {
      const group = await this.runner.stateOf(stream(Group, groupId));
      if (group.status !== 'known') throw new Rejected('GROUP_NOT_FOUND');
      found.set(groupId, [...group.memberIds]);
    }
    return found;
  }

  async #keep(pin: string): Promise<string> {
    const pinId = this.newId.next();
    await this.credentials.keep(pinId, pin);
    return pinId;
  }
}
