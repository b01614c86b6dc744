import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sessionRoutes, SessionType } from '@foyer/contracts/sessions';

import { isOfOtherPlace, Rejected } from '#platform/cqrs';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { authorOf } from '../domain/author-of.service.js';
import {
  CountUnreadMessages,
  FindSessions,
  GetCurrentSession,
  GetLinkedSession,
  GetLiveSession,
  GetSession,
  type SessionList,
} from '../queries.js';

type ListInput = InputOf<typeof sessionRoutes.listLiveSessions>;

/** Sessions as those see them who may. */
@Controller()
export class SessionListsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(sessionRoutes.listSessions)
  own(@Input() input: InputOf<typeof sessionRoutes.listSessions>) {
    const { types } = input.query;
    const asked = types?.split(',').map((one) => one.trim());
    const wanted = asked && SessionType.options.filter((type) => asked.includes(type));
    return this.#list('own', input, wanted);
  }

  @Serves(sessionRoutes.listOwnManageable)
  manageOwn(@Input() input: ListInput) {
    return this.#list('manage-own', input);
  }

  @Serves(sessionRoutes.listAllManageable)
  manageAll(@Input() input: ListInput) {
    return this.#list('all', input);
  }

  @Serves(sessionRoutes.listManageable)
  manageable(@Input() input: ListInput) {
    return this.#list('manageable', input);
  }

  @Serves(sessionRoutes.listLiveSessions)
  live(@Input() input: ListInput) {
    return this.#list('live', input);
  }

  @Serves(sessionRoutes.listJoinable)
  joinable(@Input() input: ListInput) {
    return this.#list('joinable', input);
  }

  @Serves(sessionRoutes.getManagedSession)
  managed(@Input() { params, actor }: InputOf<typeof sessionRoutes.getManagedSession>) {
    return this.queries.execute(new GetSession({ sessionId: params.id, viewer: authorOf(actor) }));
  }

  @Serves(sessionRoutes.getCurrentSession)
  current(@Input() { actor }: InputOf<typeof sessionRoutes.getCurrentSession>) {
    return this.queries.execute(new GetCurrentSession(authorOf(actor)));
  }

  @Serves(sessionRoutes.getLiveSessionInfo)
  liveInfo(@Input() { params, actor }: InputOf<typeof sessionRoutes.getLiveSessionInfo>) {
    if (isOfOtherPlace(actor, params.id)) throw new Rejected('SESSION_NOT_FOUND');
    const viewer = authorOf(actor);
    const isOutsider = actor.type !== 'member';
    return this.queries.execute(new GetLiveSession({ sessionId: params.id, viewer, isOutsider }));
  }

  @Serves(sessionRoutes.getUnreadCounts)
  unread(@Input() { actor }: InputOf<typeof sessionRoutes.getUnreadCounts>) {
    return this.queries.execute(new CountUnreadMessages(actor.id));
  }

  @Serves(sessionRoutes.getLinkedSession)
  linked(@Input() { params }: InputOf<typeof sessionRoutes.getLinkedSession>) {
    return this.queries.execute(new GetLinkedSession(params.idOrLink));
  }

  async #list(
    list: SessionList,
    { actor, query }: Pick<ListInput, 'actor' | 'query'>,
    types?: readonly SessionType[],
  ) {
    const viewer = authorOf(actor);
    const window = windowOfPage(query);
    return paged(
      await this.queries.execute(new FindSessions({ list, viewer, types, window })),
      query,
    );
  }
}
