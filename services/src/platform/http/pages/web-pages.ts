import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@foyer/contracts/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Rejected } from '../../cqrs/commands/index.js';
import { languageOfPage } from '../errors/index.js';
import { sendError } from '../index.js';
import {
  withPrerenderedShell,
  type PrerenderedShell,
} from '../prerendered-shell/prerendered-shell.js';
import type { Bundle } from './bundle.js';
import { greetingPage } from './greeting-page.js';
import { keptFileOf } from './kept-files.js';
import { pageBuild, withBuild } from './page-build.js';

/** A bundle, and what its pages show at once. */
export interface WebPages extends Bundle {
  /**
   * Adds the facts that only the running server knows to a built page; by default the page stays as
   * it was built.
   */
  readonly completed?: (page: string) => Promise<string>;
  /** Folder of the last builds' files, see {@link keepFiles}; without it none are served. */
  readonly kept?: string;
  /** Addresses whose pages show something before their scripts have run. */
  readonly greeting?: {
    /** Undefined for addresses that show nothing. */
    readonly prerenderedShell: (
      path: string,
      language: Language,
    ) => Promise<PrerenderedShell | undefined>;
    /** The language where neither a choice nor the browser names one. */
    readonly usualLanguage?: () => Promise<Language>;
    /** The parts that such a page loads at first, see {@link preloadLinks}. */
    readonly parts: readonly string[];
  };
}

/** Bundlers put a hash of the content into such names, so they never change. */
const HASHED = /[-.][\w-]{8,}\.(?:js|css|woff2?|png|svg|jpg|webp|mp3|ogg|wasm|map)$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const LOOK_AGAIN = 'no-cache';

/**
 * Serves bundles of pages; every address inside of one that is no file leads to its first page,
 * which routes on.
 */
export async function serveWebPages(
  fastify: FastifyInstance,
  bundles: readonly WebPages[],
): Promise<void> {
  for (const bundle of bundles) {
    const { folder, greeting, kept, completed = (page: string) => Promise.resolve(page) } = bundle;
    if (!existsSync(join(folder, 'index.html'))) continue;
    const greets = greeting && greetingPage(bundle, greeting.parts);
    fastify.get(bundle.path, async (_request, reply) => reply.redirect(`${bundle.path}/`, 308));
    await fastify.register(
      async (scope) => {
        await scope.register(fastifyStatic, {
          root: folder,
          // Its own route lists a whole folder for each file that it sends, to compare the case of names.
          serve: false,
          cacheControl: false,
          // Pages are completed below.
          index: false,
          dotfiles: 'deny',
          redirect: false,
          setHeaders: (reply, file) => {
            void reply.header('cache-control', HASHED.test(file) ? FOR_EVER : LOOK_AGAIN);
          },
        });
        scope.get<{ Params: { '*': string } }>('/*', (request, reply) =>
          reply.sendFile(request.params['*']),
        );
        // Without an index the folder itself would be forbidden, and its first page be sent as it
        // was built.
        for (const url of ['/', '/index.html']) {
          scope.get(url, { prefixTrailingSlash: 'slash' }, async (_request, reply) => {
            reply.callNotFound();
            return reply;
          });
        }
        scope.setNotFoundHandler(async (request, reply) => {
          const former = keptFileOf(request.url.slice(bundle.path.length));
          if (kept !== undefined && former !== undefined && existsSync(join(kept, former)))
            return reply.sendFile(former, kept);
          if (!wantsPage(request)) {
            sendError(reply, request, new Rejected('NOT_FOUND'));
            return reply;
          }
          const path = request.url.split('?')[0] ?? '';
          // If this fails now, the page itself says so, and tries again.
          const usual = await greeting?.usualLanguage?.();
          const language = languageOfPage(request.headers, usual);
          const seen = await greeting?.prerenderedShell(path, language).catch(() => undefined);
          const page =
            seen === undefined || greets === undefined
              ? await readFile(join(folder, 'index.html'), 'utf8')
              : withPrerenderedShell(
                  greets.replace(/<html lang="\w+"/, `<html lang="${language}"`),
                  seen,
                );
          if (seen !== undefined) void reply.header('vary', 'Accept-Language, Cookie');
          void reply.code(200).type('text/html; charset=utf-8').header('cache-control', LOOK_AGAIN);
          return reply.send(withBuild(await completed(page), pageBuild()));
        });
      },
      { prefix: bundle.path },
    );
  }
}

/**
 * A missing file is missing; who takes anything, as tools and crawlers do, gets a page where no
 * file is named.
 */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if (!['GET', 'HEAD'].includes(method)) return false;
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html')) return true;
  const [path = ''] = url.split('?');
  return accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.');
}
