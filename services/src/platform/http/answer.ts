import type { FastifyRequest } from 'fastify';

/**
 * An answer that is cut to its schema and written in JSON already, where its size had to be known
 * as it grew.
 */
export class WrittenAnswer {
  constructor(readonly json: string) {}
}

/** A success that needs more than its body: another of the route's statuses, or headers. */
export class Answer<Body> {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly body: Body,
    options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    this.status = options.status;
    this.headers = options.headers ?? {};
  }
}

/**
 * True if the client already holds this answer, also in a form that a proxy has compressed: tags
 * are compared weakly (RFC 9110, sections 8.8.3.2 and 13.1.2).
 */
export function hasAlready(
  { headers }: Pick<FastifyRequest, 'headers'>,
  etag: string | undefined,
): boolean {
  const held = headers['if-none-match']?.split(',') ?? [];
  return etag !== undefined && held.some((one) => strong(one.trim()) === strong(etag));
}

const strong = (tag: string): string => tag.replace(/^W\//, '');
