import { z } from 'zod';

import type { Policy } from '../access/policy.js';
import type { RejectionCode } from '../rejections/index.js';
import { adminListQuery } from './admin-list.js';
import { ById } from './answers.js';
import { Id } from './id.js';
import { defineRoute, type RouteDefinition } from './route.js';

/** A record as ra-data-simple-rest takes it, with when it was made and last changed. */
export const adminRecord = <const Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  z
    .object({
      _id: Id,
      id: Id,
      ...shape,
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id });

type Nothing = z.ZodType<undefined>;
type Bodies = Readonly<{ body: z.ZodObject }> | undefined;

interface Operation {
  readonly summary: string;
  /** Its own errors, in addition to the one for a missing resource. */
  readonly rejections?: readonly RejectionCode[];
}

/** Things that administrators list, look at, and maybe make, change and delete. */
export interface AdminResourceOptions<
  Name extends string,
  Record extends z.ZodType,
  Row extends z.ZodType,
  Shape extends z.ZodRawShape,
  Field extends string,
  Create extends Bodies,
  Update extends Bodies,
  Delete extends Operation | undefined,
> {
  /** As ra-data-simple-rest names it: `/admin/<name>`, and `Content-Range: <name> 0-24/80`. */
  readonly name: Name;
  readonly context: string;
  readonly policy: Policy | { readonly read: Policy; readonly write: Policy };
  readonly record: Record;
  /** The fields of each row in a list, if they are fewer than in the record. */
  readonly row?: Row;
  /** The filters of a list, in addition to ids. */
  readonly filter: z.ZodObject<Shape>;
  /** The fields by which a list can be sorted. */
  readonly sort: readonly [Field, ...Field[]];
  /** The error of one that is not there. */
  readonly notFound: RejectionCode;
  readonly list: Operation;
  readonly get: Operation;
  /** `body` may have an `id`, where clients name what they make. */
  readonly create?: Create & Operation;
  readonly update?: Update & Operation;
  readonly delete?: Delete;
}

/**
 * The routes of an {@link AdminResourceOptions}, as ra-data-simple-rest calls them; those that
 * there are.
 */
export interface AdminResource<
  Name extends string = string,
  Record extends z.ZodType = z.ZodType,
  Row extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Create extends Bodies = Bodies,
  Update extends Bodies = Bodies,
  Delete extends Operation | undefined = Operation | undefined,
> {
  readonly name: Name;
  readonly notFound: RejectionCode;
  readonly create: Create extends { readonly body: infer Body extends z.ZodType }
    ? RouteDefinition<Nothing, Nothing, Body, { 201: Record }>
    : undefined;
  readonly delete: Delete extends Operation
    ? RouteDefinition<typeof ById, Nothing, Nothing, { 200: Record }>
    : undefined;
  readonly get: RouteDefinition<typeof ById, Nothing, Nothing, { 200: Record }>;
  readonly list: RouteDefinition<Nothing, Query, Nothing, { 200: z.ZodArray<Row> }>;
  readonly update: Update extends { readonly body: infer Body extends z.ZodType }
    ? RouteDefinition<typeof ById, Nothing, Body, { 200: Record }>
    : undefined;
}

/** Declares the simple-rest routes of one kind of thing; see {@link AdminResourceOptions}. */
export function defineAdminResource<
  const Name extends string,
  Record extends z.ZodType,
  Shape extends z.ZodRawShape,
  Field extends string,
  Row extends z.ZodType = Record,
  Create extends Bodies = undefined,
  Update extends Bodies = undefined,
  Delete extends Operation | undefined = undefined,
>(
  options: AdminResourceOptions<Name, Record, Row, Shape, Field, Create, Update, Delete>,
): AdminResource<
  Name,
  Record,
  Row,
  ReturnType<typeof adminListQuery<Shape, Field>>,
  Create,
  Update,
  Delete
>;
export function defineAdminResource(
  options: AdminResourceOptions<
    string,
    z.ZodType,
    z.ZodType,
    z.ZodRawShape,
    string,
    { readonly body: z.ZodObject },
    { readonly body: z.ZodObject },
    Operation
  >,
): object {
  const { name, context, policy, record, row = record, filter, sort, notFound } = options;
  const read = { context, policy: typeof policy === 'string' ? policy : policy.read };
  const write = { context, policy: typeof policy === 'string' ? policy : policy.write };
  const all = `/admin/${name}`;
  const one = { path: `${all}/{id}`, params: ById, answers: { 200: record } };
  const orNotFound = ({ summary, rejections = [] }: Operation) => ({
    summary,
    rejections: [notFound, ...rejections],
  });
  const { create, update, delete: remove } = options;
  return {
    name,
    notFound,
    // In the order of their names, as routes that are declared one by one are published.
    create:
      create &&
      defineRoute({ method: 'POST', path: all, ...write, ...create, answers: { 201: record } }),
    delete: remove && defineRoute({ method: 'DELETE', ...one, ...write, ...orNotFound(remove) }),
    get: defineRoute({ method: 'GET', ...one, ...read, ...orNotFound(options.get) }),
    list: defineRoute({
      method: 'GET',
      path: all,
      ...read,
      ...options.list,
      query: adminListQuery(filter, sort),
      answers: { 200: z.array(row) },
    }),
    update:
      update &&
      defineRoute({
        method: 'PUT',
        ...one,
        ...write,
        ...orNotFound(update),
        body: update.body,
        takesRecord: true,
      }),
  };
}
