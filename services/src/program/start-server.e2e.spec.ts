import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { rejections } from '@foyer/contracts/rejections';
import { verifyChain } from '@foyer/event-log/chain';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';

import { Terminal } from '../cli/output/terminal.js';
import { runCli } from '../cli/run-cli.js';
import { addCertificateMetrics } from '../platform/operations/routes/certificate-metrics.js';
import { addRelayMetrics } from '../platform/operations/routes/relay-metrics.js';
import { askedMetrics, shownMetrics } from '../testing/deployed-metrics.js';
import { eventually } from '#platform/testing/eventually.js';
import { send } from '#platform/testing/send.js';
import { SystemClock } from '#platform/clock';
import { Metrics } from '#platform/observability';
import { EndedEarly, spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';

/** On a busy machine a start takes its time. */
jest.setTimeout(60_000);

/** An open connection without a request is let go, not waited for: its own limit is 60 s. */
const LET_GO_MS = 30_000;

const TOKEN = 'a-token-for-the-metrics';
const begin = (folder: string, more: Record<string, string> = {}): Promise<SpawnedServer> =>
  spawnServer({ FOYER_DATA: folder, JANUS: 'off', ...more });

const failure = async (starting: Promise<SpawnedServer>): Promise<EndedEarly> => {
  const outcome = await starting.catch((error: unknown) => error);
  if (outcome instanceof EndedEarly) return outcome;
  await (outcome as SpawnedServer).end();
  throw new Error('It started all the same');
};

/** It lets go of what is open, in time, and its log is whole. */
async function endsWell(
  server: SpawnedServer,
  folder: string,
  signal: NodeJS.Signals,
): Promise<void> {
  const idle = await fetch(`${server.origin}/health/live`, { keepalive: true });
  await idle.text();
  const began = performance.now();
  expect(await server.end(signal)).toBe(0);
  expect(performance.now() - began).toBeLessThan(LET_GO_MS);
  expect(server.output()).toContain('"msg":"Ended"');
  const log = openSqliteEventLogForReading({ path: join(folder, 'events.db') });
  expect(await verifyChain(log)).toMatchObject({ ok: true });
  await log.close();
}

/** A start is the dear part: the cases of this group share one server, up to its end. */
describe('a server', () => {
  let folder: string;
  let server: SpawnedServer;
  const traces: string[] = [];
  const collector = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      traces.push(`${request.url ?? ''} ${Buffer.concat(chunks).toString('latin1')}`);
      response.end('{}');
    });
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(server.origin, { method, path, headers });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-start-'));
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    server = await begin(folder, {
      METRICS_TOKEN: TOKEN,
      BACKUP_FOLDER: join(folder, 'backups'),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    });
  });
  afterAll(async () => {
    await server.end();
    await new Promise((resolve) => collector.close(resolve));
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  test('says where everything is', async () => {
    await server.says('API reference');
    const said = server.output().replace(/\u001b\[\d+m/g, '');
    expect(said).toContain(`Staff          ${server.origin}/vblh/`);
    expect(said).toContain(`Console        ${server.origin}/vblh/console`);
    expect(said).toContain(`API reference  ${server.origin}/api/docs`);
  });

  test('is alive and ready, and says how each part does', async () => {
    expect(await get('/health/live')).toMatchObject({ status: 200, body: '{"state":"up"}' });
    const { status, body } = await get('/health/ready');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      state: 'up',
      parts: {
        eventLog: { state: 'up' },
        readModels: { state: 'up' },
        files: { state: 'up' },
        media: { state: 'up', detail: { relay: 'direct' } },
      },
    });
  });

  test.each([
    ['asked for by this machine', {}, 200],
    ['asked for by a page under a name of its own', { host: 'rebound.example' }, 403],
    ['passed on by a proxy', { 'x-forwarded-for': '10.0.0.1' }, 403],
    ['passed on by a proxy that says only whom it saw', { 'x-real-ip': '10.0.0.1' }, 403],
    ['passed on by the front of a cloud', { 'cf-connecting-ip': '10.0.0.1' }, 403],
    ['passed on by name alone', { 'x-forwarded-host': 'reception.example' }, 403],
    ['passed on with a wrong token', { via: 'x', authorization: 'Bearer wrong' }, 403],
    ['passed on with the token', { via: 'x', authorization: `Bearer ${TOKEN}` }, 200],
  ])('its metrics, %s', async (_how, headers: Record<string, string>, expected) => {
    const { status, body } = await get('/metrics', headers);
    expect(status).toBe(expected);
    const lag = body.includes('foyer_projection_lag_seconds{projection="members"} 0');
    expect(lag).toBe(expected === 200);
  });

  test('takes a backup that is whole, and tells its age', async () => {
    const age = async () => /^foyer_backup_age_seconds \d/m.test((await get('/metrics')).body);
    await eventually('there is a backup', age);
    const [name = ''] = readdirSync(join(folder, 'backups'));
    const out = new PassThrough();
    const argv = ['check', join(folder, 'backups', name)];
    expect(await runCli(argv, new Terminal(out, new PassThrough()), {})).toBe(0);
    expect(String(out.read())).toMatch(/^Whole: \d+ events/);
  });

  test('leads from its root to the pages', async () => {
    expect(await get('/')).toMatchObject({ status: 302, headers: { location: '/vblh/' } });
  });

  test.each([
    '/vblh/',
    '/vblh/index.html',
    '/vblh/web-client-v2/queue/reception',
    '/vblh/console/',
    '/vblh/console/portals',
  ])('answers a browser that asks for %s with the first page', async (path) => {
    const { status, body } = await get(path, { accept: 'text/html' });
    expect(status).toBe(200);
    expect(body).toContain('<div id="root">');
  });

  test.each([
    ['GET', { accept: '*/*' }],
    ['GET', {}],
    ['HEAD', { accept: 'text/html' }],
    ['HEAD', { accept: '*/*' }],
  ])(
    'answers %s of a deep link with %j as it answers a browser',
    async (method, headers: Record<string, string>) => {
      const answer = await get('/vblh/web-client-v2/queue/reception', headers, method);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.body.includes('<div id="root">')).toBe(method === 'GET');
    },
  );

  test('shows the portal in the page itself, before any script has run', async () => {
    const { body } = await get('/vblh/web-client-v2/queue/reception', { accept: 'text/html' });
    expect(body).toMatch(/<h1 class="start-name">[^<]+<\/h1>/);
    expect(body).toContain('<template id="preloads"><link rel="modulepreload"');
    expect(body).not.toMatch(/<link rel="stylesheet" crossorigin/);
  });

  test('does not answer with a page where a file is missing', async () => {
    expect((await get('/vblh/assets/app-99999999.js', { accept: '*/*' })).status).toBe(404);
  });

  test('tells browsers to keep pages to themselves', async () => {
    const { headers } = await get('/api/docs');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
    expect(headers['permissions-policy']).toContain('screen-wake-lock=(self)');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test.each(['', '/reference.js', '/realtime', '/ui/swagger-ui-bundle.js', '/ui/swagger-ui.css'])(
    'serves /api/docs%s from itself',
    async (path) => {
      const { status, body } = await get(`/api/docs${path}`);
      expect(status).toBe(200);
      expect(body).not.toMatch(/(?:src|href)="https?:/);
    },
  );

  test.each([
    'package.json',
    'index.html',
    '../../package.json',
    '%2e%2e/%2e%2e/package.json',
    '..%2fpackage.json',
  ])('does not serve /api/docs/ui/%s', async (path) => {
    expect((await get(`/api/docs/ui/${path}`)).status).toBeGreaterThanOrEqual(400);
  });

  test('compresses what is worth it', async () => {
    const { headers } = await get('/api/docs/openapi.json', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('does what the command line asks it for', async () => {
    const about = new PassThrough();
    const argv = ['people', 'forget', '01990000-0000-7000-8000-00000000dead'];
    const terminal = new Terminal(new PassThrough(), about);
    expect(await runCli(argv, terminal, { FOYER_DATA: folder })).toBe(1);
    expect(String(about.read())).toContain(rejections.PERSON_NOT_FOUND.en);
    await server.says('"task":"people/forget","msg":"Asked by the command line"');
  });

  test('keeps its data folder to itself', async () => {
    const { exitCode, output } = await failure(begin(folder));
    expect([exitCode, output]).toEqual([
      2,
      `foyer: The data folder ${folder} is in use by another process. One process works with it at a time.\n`,
    ]);
  });

  test('shows every metric that the alerts and the dashboard ask for', async () => {
    const { body } = await get('/metrics', { authorization: `Bearer ${TOKEN}` });
    // These two need other systems.
    const [others, clock] = [new Metrics(), new SystemClock()];
    addRelayMetrics(others, { health: () => ({ state: 'current', position: undefined }) }, clock);
    addCertificateMetrics(others, 'https://localhost', clock, async () => new Date());
    const shown = shownMetrics(`${body}\n${await others.registry.metrics()}`);
    expect(askedMetrics().filter((name) => !shown.has(name))).toEqual([]);
    // Prometheus advises against both.
    expect(body).not.toMatch(/^# TYPE \S+_total gauge$|^# HELP \S+ *$/m);
  });

  test('ends by SIGTERM, and the collector has its metrics, its log and its part of the trace', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await get('/api/v2/profile', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    // The remaining spans are sent at the end.
    await endsWell(server, folder, 'SIGTERM');
    const sent = traces.join('\n');
    for (const signal of ['traces', 'metrics', 'logs']) expect(sent).toContain(`/v1/${signal}`);
    expect(sent).toContain('foyer_http_request_duration_seconds');
    expect(sent).toContain('GET /api/v2/profile');
    expect(sent).toContain(Buffer.from(traceId, 'hex').toString('latin1'));
  });
});

describe('a start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-start-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

  test('shows its help, and opens nothing for it', async () => {
    const { exitCode, output } = await failure(
      spawnServer({ FOYER_DATA: join(folder, 'none') }, ['--help']),
    );
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^ {2}PORT +the port to listen on; .* \[3000\]$/m);
  });

  test.each([
    ['PORT', 'abc', 'PORT=abc cannot be used: a number from 0 to 65535'],
    ['HOST', '203.0.113.1', 'HOST=203.0.113.1 cannot be used: this machine has no such address'],
    ['VAULT_URL', 'foyer:secret@host:27017/x', 'foyer: VAULT_URL cannot be used: an address'],
    ['JANUS_URL', 'foyer:secret@host:8188', 'foyer: JANUS_URL cannot be used: addresses'],
    ['METRICS_TOKEN', 'short', 'foyer: METRICS_TOKEN cannot be used: at least 16 characters'],
  ])('with %s=%s names it in one line', async (name, value, line) => {
    const { exitCode, output } = await failure(
      begin(folder, { LOG_LEVEL: 'error', [name]: value }),
    );
    expect(exitCode).toBe(2);
    expect(output).toMatch(/^foyer: [^\n]+\n$/);
    expect(output).toContain(line);
    expect(output).not.toContain('secret');
  });

  test('on a port that is taken says so and lets the folder go; a killed one leaves its port', async () => {
    const rival = createServer();
    await new Promise<void>((resolve) => rival.listen(0, '127.0.0.1', resolve));
    const { port } = rival.address() as { port: number };
    const { exitCode, output } = await failure(
      begin(folder, { LOG_LEVEL: 'error', PORT: String(port) }),
    );
    expect([exitCode, output]).toEqual([
      2,
      `foyer: PORT=${port} cannot be used: another program listens there\n`,
    ]);
    await new Promise((resolve) => rival.close(resolve));

    // Another can begin there, and leaves its port, also where it is killed as soon as it listens.
    const { origin, process: killed } = await begin(folder);
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
    const next = createServer().listen(Number(new URL(origin).port), '127.0.0.1');
    await once(next, 'listening');
    await new Promise((resolve) => next.close(resolve));
  });

  test.each([
    ['READ_STORE_URL', 'mongodb://user:secret@127.0.0.1:1/foyer'],
    ['FILES_URL', 'mongodb://user:secret@127.0.0.1:1/foyer-files'],
    ['EVENT_LOG_URL', 'esdb://127.0.0.1:1?tls=false'],
  ])('with %s at a server that does not answer says so', async (name, url) => {
    const { exitCode, output } = await failure(begin(folder, { LOG_LEVEL: 'error', [name]: url }));
    expect(exitCode).toBe(2);
    expect(output).toMatch(
      /^foyer: [A-Z_]+: 127\.0\.0\.1:1 does not answer \([^\n]+\)(?:; [^\n]+)?\n$/m,
    );
    expect(output).not.toContain('secret');
  });

  test.each([
    ['READ_STORE_URL', 'mongodb://user:secret@127.0.0.1:1/foyer?wat=1'],
    ['VAULT_URL', 'mongodb://user:secret@127.0.0.1:1/foyer-vault?authMechanism=WRONG'],
    ['FILES_URL', 'mongodb://user:secret@127.0.0.1:1/foyer-files?tls=maybe'],
    ['EVENT_LOG_URL', 'esdb://user:secret@127.0.0.1:1?wat=1'],
    ['EVENT_LOG_URL', 'esdb://user:secret@127.0.0.1:1?tls=maybe'],
  ])('with an option that cannot be says so: %s=%s', async (name, url) => {
    const { exitCode, output } = await failure(begin(folder, { LOG_LEVEL: 'error', [name]: url }));
    expect(exitCode).toBe(2);
    expect(output).toMatch(/^foyer: [A-Z_]+: [^\n]+\n$/);
    expect(output).toContain(`foyer: ${name}: `);
    expect(output).not.toContain('secret');
  });

  test.each(['READ_STORE_URL=sqlite', 'FILES_URL=file'])(
    'with %s below a file says so',
    async (at) => {
      const [name = '', scheme = ''] = at.split('=');
      const path = join(folder, 'stands-in-the-way');
      writeFileSync(path, '');
      const env = { LOG_LEVEL: 'error', [name]: `${scheme}:${path}/below` };
      const { exitCode, output } = await failure(begin(folder, env));
      expect(exitCode).toBe(2);
      expect(output).toMatch(
        new RegExp(`^foyer: ${name}: ${path}/below cannot be used \\([^\\n]+\n$`),
      );
    },
  );

  test.each([
    ['VAULT_URL', 'sqlite:/proc/nope/vault.db'],
    ['EVENT_LOG_URL', 'sqlite:/proc/nope/events.db'],
    ['FILES_URL', 'file:/proc/nope'],
    ['FOYER_DATA', '/proc/nope'],
    ['RECORDINGS_FOLDER', '/proc/nope'],
  ])('with %s=%s, where nothing can be made, says so', async (name, value) => {
    const { exitCode, output } = await failure(
      begin(folder, { LOG_LEVEL: 'error', [name]: value }),
    );
    expect(exitCode).toBe(2);
    expect(output).toMatch(/^foyer: [^\n]+ cannot be used[^\n]+\n$/);
    expect(output).toContain(`foyer: ${name}`);
  });

  test('with a file in the place of the folder of files says so', async () => {
    const path = join(folder, 'files');
    writeFileSync(path, '');
    const { exitCode, output } = await failure(begin(folder, { LOG_LEVEL: 'error' }));
    expect([exitCode, output]).toEqual([
      2,
      `foyer: FILES_URL: ${path} cannot be used (a file stands in its way); name a place that this user may write to\n`,
    ]);
  });

  test('in a data folder that is a file says so', async () => {
    const path = join(folder, 'data');
    writeFileSync(path, '');
    for (const below of ['', '/deeper']) {
      const { exitCode, output } = await failure(begin(path + below));
      expect(exitCode).toBe(2);
      expect(output).toMatch(/^foyer: FOYER_DATA=.* cannot be used: a file stands in its way\n$/);
    }
  });

  test('in a data folder that may not be written to says so', async () => {
    // Root may write anywhere, but not into what Linux makes up.
    const isLinux = process.platform === 'linux';
    if (!isLinux) chmodSync(folder, 0o500);
    expect((await failure(begin(isLinux ? '/sys/foyer' : folder))).output).toMatch(
      /may not be written to\n$/,
    );
    chmodSync(folder, 0o700);
  });
});

describe('an end', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-end-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

  test.each(['SIGINT', 'SIGHUP'] as const)(
    'by %s is clean, quick, and leaves a whole log',
    async (signal) => endsWell(await begin(folder), folder, signal),
  );

  test('by a second Ctrl-C is at once', async () => {
    const server = await begin(folder);
    server.process.kill('SIGINT');
    expect(await server.end('SIGINT')).not.toBe(1);
  });
});
