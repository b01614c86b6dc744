import { Readable } from 'node:stream';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AS_OF_FORM, AS_OF_HEADER } from '@foyer/contracts/schema';
import { finalize, from, lastValueFrom, map, type Observable } from 'rxjs';
import { z } from 'zod';

import { NewId } from '../clock/index.js';
import { ANONYMOUS, Rejected } from '../cqrs/commands/index.js';
import { Freshness } from '../cqrs/projections/index.js';
import { languageOf, parseInput } from './errors/index.js';
import {
  ActorBudgets,
  AddressLimits,
  CALLS_OF_STRANGERS,
  hasNoAccount,
  hasRule,
  payerOf,
  ruleOf,
} from './admission/index.js';
import { Answer, hasAlready, WrittenAnswer } from './answer.js';
import { callerOf } from './caller.js';
import { HeldCredentials } from './held-credentials.js';
import { keepInput } from './input.js';
import { once } from './once.js';
import { readUpload, type ReceivedUpload } from './read-upload.js';
import { contextOf } from './request-context.js';
import { UploadsUnderWay } from './bytes-under-way.js';
import { SentFiles } from './sent-files.js';
import { boundsItself, servedRoute, successStatus, type AnyRoute } from './served-route.js';
import { withoutShownFields } from './without-shown-fields.js';

/** More of it is no one's browser. */
const USER_AGENT_MAX = 300;
/** A position as an answer has given it; the log knows whether it has it. */
const AsOf = z.object({ [AS_OF_HEADER]: z.string().regex(AS_OF_FORM) });

/** Parses what comes in and what goes out by the schemas of the route that is served. */
@Injectable()
export class RouteInterceptor implements NestInterceptor {
  constructor(
    private readonly newId: NewId,
    private readonly freshness: Freshness,
    private readonly uploads: UploadsUnderWay,
    private readonly files: SentFiles,
    private readonly budgets: ActorBudgets,
    private readonly limits: AddressLimits,
    private readonly credentials: HeldCredentials,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const route = servedRoute(context.getHandler());
    if (!route) throw new Rejected('FORBIDDEN');
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const actor = callerOf(request) ?? ANONYMOUS;
    const payer = payerOf(actor, request.ip, this.limits);
    if (payer && hasNoAccount(actor) && !hasRule(context.getHandler())) {
      await this.budgets.spend(payer, CALLS_OF_STRANGERS);
    }
    const answered = async (upload?: ReceivedUpload) => {
      this.#readInput(route, request, reply, upload);
      const asOf = request.headers[AS_OF_HEADER];
      if (asOf !== undefined) {
        const { [AS_OF_HEADER]: position } = parseInput(AsOf, { [AS_OF_HEADER]: asOf });
        await this.freshness.reach(position, request.signal);
      }
      const rule = ruleOf(context.getHandler(), request.body);
      if (rule && payer) await this.budgets.spend(payer, rule);
      const answer = map((result: unknown) => this.#writeAnswer(route, result, request, reply));
      if (route.produces === undefined || boundsItself(context.getHandler())) {
        return next.handle().pipe(answer);
      }
      const read = () => lastValueFrom<unknown>(next.handle());
      return from(this.files.read(actor, request, read)).pipe(answer);
    };
    if (!route.upload) return answered();
    const underWay = this.uploads.open(actor.id, request.ip);
    try {
      const upload = await readUpload(request, route.upload, underWay);
      return (await answered(upload)).pipe(finalize(() => underWay.end()));
    } catch (error) {
      underWay.end();
      throw error;
    }
  }

  #readInput(
    route: AnyRoute,
    request: FastifyRequest,
    reply: FastifyReply,
    upload: ReceivedUpload | undefined,
  ): void {
    const actor = callerOf(request) ?? ANONYMOUS;
    if (!upload && request.isMultipart()) throw new Rejected('UNSUPPORTED_MEDIA_TYPE');
    if (!route.body && request.body !== undefined && !upload) throw new Rejected('INVALID_INPUT');
    const context = once(() => contextOf(request, actor, this.newId));
    const { credentials } = this;
    keepInput(request, {
      params: route.params && parseInput(route.params, request.params),
      query: route.query && parseInput(route.query, request.query),
      body:
        route.body &&
        parseInput(route.body, upload ? upload.fields : withoutShownFields(route, request.body)),
      file: upload?.file,
      actor,
      language: languageOf(request.headers['accept-language']),
      // A call that only reads carries no command.
      get context() {
        return context();
      },
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
      cookies: request.headers.cookie ?? '',
      // Most answers are there before anybody could go away.
      get signal() {
        const ended = credentials.signalOf(request, reply);
        return ended ? AbortSignal.any([request.signal, ended]) : request.signal;
      },
    });
  }

  /** An answer is cut to its schema: a field that no one promised never leaves the installation. */
  #writeAnswer(
    route: AnyRoute,
    result: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): unknown {
    this.credentials.demandGood(request);
    const answer = result instanceof Answer ? result : new Answer(result);
    const status = answer.status ?? successStatus(route);
    const schema = route.answers[status];
    if (!schema) throw new Error(`${route.method} ${route.path} promises no answer ${status}`);
    void reply.status(status).headers(answer.headers);
    if (hasAlready(request, answer.headers.etag)) {
      void reply.status(304);
      return undefined;
    }
    if (answer.body instanceof WrittenAnswer) {
      void reply.type('application/json; charset=utf-8');
      return answer.body.json;
    }
    if (route.produces === undefined) return schema.parse(answer.body);
    this.files.send(answer.body, callerOf(request) ?? ANONYMOUS, request, reply);
    // A file may be sent while it is made.
    const body: unknown = answer.body;
    return body instanceof Readable
      ? this.credentials.ending(body, request, reply)
      : schema.parse(body);
  }
}
