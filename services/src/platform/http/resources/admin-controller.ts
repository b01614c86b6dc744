import { Controller, type Type } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { AdminResource, RouteDefinition } from '@foyer/contracts/schema';
import type { z } from 'zod';

import { NewId } from '../../clock/index.js';
import type { ContextCommand } from '../../cqrs/commands/index.js';
import { Freshness } from '../../cqrs/projections/index.js';
import { Input, type InputOf, type RouteInput } from '../input.js';
import { asRecord, listedRecords, sortOf, windowOf } from '../listing.js';
import { thingIdOf } from '../request-context.js';
import { Serves } from '../served-route.js';
import type { ReadModelQueries } from './read-model.js';

type Make = ContextCommand<unknown, unknown>;
type BodyOf<Route> =
  Route extends RouteDefinition<z.ZodType, z.ZodType, infer Body> ? z.output<Body> : never;
type QueryOf<R extends AdminResource> = InputOf<R['list']>['query'];
/** The filters of a list, in addition to ids. */
export type CriteriaOf<R extends AdminResource> =
  NonNullable<QueryOf<R>> extends { readonly filter?: infer Filter }
    ? Omit<NonNullable<Filter>, 'id'>
    : never;
type ColumnOf<R extends AdminResource> =
  NonNullable<QueryOf<R>> extends { readonly sort?: readonly [infer Column, unknown] | undefined }
    ? Column & string
    : never;
type Asked = Pick<RouteInput, 'context' | 'actor' | 'language'>;

/**
 * The parts that a context gives for a resource: its read model, and the command of each change.
 */
export type AdminControllerOptions<R extends AdminResource, Shown> = {
  readonly readModel: ReadModelQueries<CriteriaOf<R>, Shown>;
  /** The query for a single entry, where that shows more than its row in the list. */
  readonly get?: ReadModelQueries<never, { readonly _id: string }>['Get'];
  readonly usualSort: readonly [ColumnOf<R>, 'ASC' | 'DESC'];
  /** The sort path of a column that is ordered by another value than the one it shows. */
  readonly sortedBy?: Readonly<Partial<Record<ColumnOf<R>, string>>>;
} & (R['create'] extends RouteDefinition
  ? {
      /** `id` is what the client asked for, or a new one. */
      readonly create: (id: string, body: Omit<BodyOf<R['create']>, 'id'>, asked: Asked) => Make;
    }
  : unknown) &
  (R['update'] extends RouteDefinition
    ? { readonly update: (id: string, body: BodyOf<R['update']>, asked: Asked) => Make }
    : unknown) &
  (R['delete'] extends RouteDefinition
    ? { readonly delete: (id: string, asked: Asked) => Make }
    : unknown);

/** The sort columns of a console list, for the test that read models support them. */
export interface AdminList {
  readonly resource: AdminResource;
  readonly collection: string;
  readonly pathOf: (column: string) => string | undefined;
}

/** The lists of all controllers that were declared. */
export const adminLists: AdminList[] = [];

/** Serves the routes of an admin resource; see {@link AdminControllerOptions}. */
export function adminController<
  const R extends AdminResource,
  Shown extends { readonly _id: string },
>(resource: R, options: AdminControllerOptions<R, Shown>): Type<unknown>;
export function adminController(resource: AdminResource, options: AnyOptions): Type<unknown> {
  const { readModel, get: Get = readModel.Get, usualSort, sortedBy } = options;
  adminLists.push({
    resource,
    collection: readModel.name,
    pathOf: (column) => Object.keys(sortOf([column, 'ASC'], usualSort, sortedBy))[0],
  });

  @Controller()
  class AdminController {
    constructor(
      private readonly commands: CommandBus,
      private readonly queries: QueryBus,
      private readonly freshness: Freshness,
      private readonly newId: NewId,
    ) {}

    async list(@Input() { query }: RouteInput<undefined, ListQuery>) {
      const { id: ids, ...criteria } = query.filter ?? {};
      const window = windowOf(query.range);
      const sort = sortOf(query.sort, usualSort, sortedBy);
      const find = new readModel.Find({ ids, criteria, sort, window });
      return listedRecords(resource.name, await this.queries.execute(find), window);
    }

    async get(@Input() { params }: RouteInput<ById>) {
      return this.one(params.id);
    }

    async create(@Input() { body, ...asked }: RouteInput<undefined, undefined, NewBody>) {
      const { id = thingIdOf(asked.context, this.newId), ...rest } = body;
      await this.write(options.create?.(id, rest, asked));
      return this.one(id);
    }

    async update(@Input() { params, body, ...asked }: RouteInput<ById>) {
      await this.write(options.update?.(params.id, body, asked));
      return this.one(params.id);
    }

    async delete(@Input() { params, ...asked }: RouteInput<ById>) {
      const before = await this.one(params.id);
      await this.write(options.delete?.(params.id, asked));
      return before;
    }

    private async one(id: string) {
      return asRecord(await this.queries.execute(new Get(id)));
    }

    private async write(command: Make | undefined): Promise<void> {
      if (!command) throw new Error(`Nothing is said of how ${resource.name} are changed`);
      const { position } = await this.commands.execute(command);
      await this.freshness.waitFor(position, readModel.projections);
    }
  }
  Object.defineProperty(AdminController, 'name', { value: `Admin ${resource.name}` });
  for (const verb of ['list', 'get', 'create', 'update', 'delete'] as const) {
    const route = resource[verb];
    const method = Object.getOwnPropertyDescriptor(AdminController.prototype, verb);
    if (route && method) Serves(route)(AdminController.prototype, verb, method);
  }
  return AdminController;
}

interface ById {
  readonly id: string;
}
interface ListQuery {
  readonly filter?: { readonly id?: readonly string[] };
  readonly range?: readonly [number, number];
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
}
interface NewBody {
  readonly id?: string | undefined;
}
interface AnyOptions {
  readonly readModel: ReadModelQueries<object, { readonly _id: string }>;
  readonly get?: ReadModelQueries<object, { readonly _id: string }>['Get'];
  readonly usualSort: readonly [string, 'ASC' | 'DESC'];
  readonly sortedBy?: Readonly<Partial<Record<string, string>>>;
  readonly create?: (id: string, body: object, asked: Asked) => Make;
  readonly update?: (id: string, body: unknown, asked: Asked) => Make;
  readonly delete?: (id: string, asked: Asked) => Make;
}
