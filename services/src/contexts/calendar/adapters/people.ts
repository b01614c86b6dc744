import { Inject, Injectable } from '@nestjs/common';
import { trusted, type ReadStore } from '@foyer/projections';
import type { GuestDocument, MemberDocument } from '@foyer/projections/identity';
import type { Language } from '@foyer/contracts/identity';

import { PhoneNumbers } from '#platform/operations/text-messages';
import { READ_STORE } from '#platform/tokens';
import { MemberDirectory } from '#contexts/identity';

/** The addresses at which a person is notified of a meeting. */
export interface Reachable {
  readonly displayName: string;
  readonly email: string | null;
  /** In E.164; null where there is none, or none that can be dialled. */
  readonly phoneNumber: string | null;
  /** Null for a guest, who was never asked. */
  readonly language: Language | null;
  /** The country of the number (ISO 3166), from which a guest's clock is guessed. */
  readonly country?: string | undefined;
}

/** Gives the calendar the facts about members and guests, from the read models that list them. */
@Injectable()
export class People {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly members: MemberDirectory,
    private readonly numbers: PhoneNumbers,
  ) {}

  /** Which of these ids are in the list of guests now. */
  async guests(guestIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#guests(guestIds)).map(({ _id }) => _id));
  }

  /** Returns the names of persons, members and guests; those who were forgotten are left out. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const unique = [...new Set(ids)];
    const [members, guests] = await Promise.all([
      this.members.displayNames(unique),
      this.#guests(unique),
    ]);
    return new Map([...guests.map((one) => [one._id, nameOf(one)] as const), ...members]);
  }

  /** True if the id belongs to a present member, deactivated or not. */
  async isMember(id: string): Promise<boolean> {
    return (await this.members.existing([id])).has(id);
  }

  /** True if the id belongs to a present member who may use the calendar. */
  async usesCalendar(memberId: string): Promise<boolean> {
    return this.members.isEntitled(memberId, 'calendar.use');
  }

  /** Undefined for who is not there any more, and for a member who is deactivated. */
  async reach(id: string, type: 'User' | 'Guest'): Promise<Reachable | undefined> {
    if (type === 'Guest') {
      const [guest] = await this.#guests([id]);
      if (!guest) return undefined;
      const { email, phone } = guest;
      const phoneNumber = phone === null ? null : dialled(this.numbers, phone);
      const country = phone === null ? undefined : this.numbers.countryOf(phone);
      return { displayName: nameOf(guest), email, phoneNumber, language: null, country };
    }
    const member = await this.#member(id);
    return member && member.status !== 'INACTIVE' ? asReachable(member) : undefined;
  }

  /** The organizer as others read of one, who need not be reached; undefined for a former member. */
  async organizer(id: string): Promise<Reachable | undefined> {
    const member = await this.#member(id);
    return member ? asReachable(member) : undefined;
  }

  async #member(id: string): Promise<MemberDocument | null> {
    return this.store.collection<MemberDocument>('members').findOne({ _id: id });
  }

  async #guests(ids: readonly string[]): Promise<readonly GuestDocument[]> {
    if (ids.length === 0) return [];
    return this.store.collection<GuestDocument>('guests').find({ _id: trusted({ $in: ids }) });
  }
}

function asReachable({ displayName, email, language }: MemberDocument): Reachable {
  return { displayName: displayName ?? '', email, phoneNumber: null, language };
}

function nameOf({ firstName, lastName }: GuestDocument): string {
  return [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
}

/** A number in E.164 that may be texted; null for any other. */
function dialled(numbers: PhoneNumbers, written: string): string | null {
  const number = numbers.read(written);
  return number !== undefined && numbers.isAllowed(number) ? number : null;
}
