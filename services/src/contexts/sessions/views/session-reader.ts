import { Inject, Injectable } from '@nestjs/common';
import type { Session } from '@foyer/contracts/sessions';
import { trusted, type Filter, type ReadStore } from '@foyer/projections';
import type { CallNameDocument } from '@foyer/projections/calls';
import type { UploadedDocument } from '@foyer/projections/documents';
import type {
  SessionCallDocument,
  SessionDocument,
  SessionFileDocument,
} from '@foyer/projections/sessions';

import { MemberDirectory } from '#contexts/identity';
import { everyRow, type Listing, type ListWindow } from '#platform/http';
import { READ_STORE } from '#platform/tokens';
import { inOrder, shownSession } from './shown-session.js';

const IN_ORDER = { typeOrder: 1, sortName: 1, _id: 1 } as const;

/** Reads sessions, with the names, calls and documents that are shown with them. */
@Injectable()
export class SessionReader {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly members: MemberDirectory,
  ) {}

  /**
   * Every session that fits, in order of what each is called to who looks. For lists that one
   * person's sessions bound.
   */
  async all(filter: Filter<SessionDocument>, viewerId: string): Promise<readonly Session[]> {
    const found = await everyRow<SessionDocument>((window) => this.#find(filter, window));
    return inOrder(await this.show(found, viewerId));
  }

  /**
   * A part of the sessions that fit; direct ones, which have no name of their own, in order of
   * their beginning.
   */
  async window(
    filter: Filter<SessionDocument>,
    window: ListWindow,
    viewerId: string,
  ): Promise<Listing<Session>> {
    const { rows, total } = await this.#find(filter, window);
    return { rows: await this.show(rows, viewerId), total };
  }

  document(sessionId: string): Promise<SessionDocument | null> {
    return this.#sessions().findOne({ _id: sessionId });
  }

  byLink(sessionNameId: string): Promise<SessionDocument | null> {
    return this.#sessions().findOne({ sessionNameId });
  }

  /** Returns the current calls in sessions that a person is in, or can join. */
  async callsOf(joinerId: string): Promise<readonly SessionCallDocument[]> {
    const calls = await this.#calls().find({});
    return calls.filter(({ participants }) =>
      participants.some((one) => one.joinerId === joinerId),
    );
  }

  files(sessionId: string): Promise<readonly SessionFileDocument[]> {
    return this.#files().find({ sessionId, isDelete: false }, { sort: { addedAt: 1, _id: 1 } });
  }

  /** Returns documents as they are known outside their session: if each is signed, or will be. */
  signings(documentIds: readonly string[]): Promise<readonly UploadedDocument[]> {
    const known = this.store.collection<UploadedDocument>('documents');
    if (documentIds.length === 0) return Promise.resolve([]);
    return known.find({ _id: trusted({ $in: documentIds }) });
  }

  file(documentId: string): Promise<SessionFileDocument | null> {
    return this.#files().findOne({ _id: documentId, isDelete: false });
  }

  async show(found: readonly SessionDocument[], viewerId: string): Promise<readonly Session[]> {
    if (found.length === 0) return [];
    const memberIds = found.flatMap(({ members }) => members.map(({ memberId }) => memberId));
    const callIds = found.flatMap(({ callId }) => (callId === null ? [] : [callId]));
    const [calls, documentIds] = await Promise.all([
      this.calls(callIds),
      this.#documentIds(found.map(({ _id }) => _id)),
    ]);
    const names = await this.#names(memberIds, calls);
    const byId = new Map(calls.map((call) => [call._id, call]));
    return found.map((one) => shownSession(one, { names, calls: byId, documentIds, viewerId }));
  }

  /** Returns those of these calls that are current in sessions. */
  async calls(callIds: readonly string[]): Promise<readonly SessionCallDocument[]> {
    return callIds.length === 0 ? [] : this.#calls().find({ _id: trusted({ $in: callIds }) });
  }

  /** Of members, and of those in calls who are none. */
  async #names(memberIds: readonly string[], calls: readonly SessionCallDocument[]) {
    const joiners = calls.flatMap(({ participants }) => participants);
    const idsOf = (isStaff: boolean) =>
      joiners.flatMap((one) => ((one.joinerType === 'User') === isStaff ? [one.joinerId] : []));
    return this.namesOf([...memberIds, ...idsOf(true)], idsOf(false));
  }

  /**
   * Returns the names of people: members, and any others who came to calls; those who were
   * forgotten are left out.
   */
  async namesOf(
    memberIds: readonly string[],
    guestIds: readonly string[] = memberIds,
  ): Promise<ReadonlyMap<string, string>> {
    const [names, guests] = await Promise.all([
      this.members.displayNames([...new Set(memberIds)]),
      guestIds.length === 0 ? [] : this.#callNames().find({ _id: trusted({ $in: guestIds }) }),
    ]);
    return new Map([
      ...names,
      ...guests.flatMap(({ _id, name }) => (name === null ? [] : [[_id, name] as const])),
    ]);
  }

  async #documentIds(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const files = await this.#files().find(
      { sessionId: trusted({ $in: sessionIds }), isDelete: false },
      { sort: { addedAt: 1, _id: 1 } },
    );
    const ids = new Map<string, string[]>();
    for (const { _id, sessionId } of files)
      ids.set(sessionId, [...(ids.get(sessionId) ?? []), _id]);
    return ids;
  }

  async #find(filter: Filter<SessionDocument>, window: ListWindow) {
    const sessions = this.#sessions();
    const [rows, total] = await Promise.all([
      sessions.find(filter, { sort: IN_ORDER, ...window }),
      sessions.countDocuments(filter),
    ]);
    return { rows, total };
  }

  #sessions() {
    return this.store.collection<SessionDocument>('sessionRooms');
  }

  #files() {
    return this.store.collection<SessionFileDocument>('sessionFiles');
  }

  #callNames() {
    return this.store.collection<CallNameDocument>('callNames');
  }

  #calls() {
    return this.store.collection<SessionCallDocument>('sessionCalls');
  }
}
