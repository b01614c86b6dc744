import { randomUUID } from 'node:crypto';
import { makeUrl } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import { fastify } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { Database } from '@foyer/event-log/node-sqlite';

/**
 * A hand-written server for the same command: one handler, one table of events, one of portals,
 * one durable transaction. It checks the same token in the same way and keeps the same history.
 */
const [folder = ''] = [process.env.FOLDER];
const key = new TextEncoder().encode(randomUUID().repeat(2));
const database = new Database(`${folder}/hand-written.db`);
for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'cache_size = -32768']) {
  database.exec(`PRAGMA ${setting}`);
}
database.exec(`
  CREATE TABLE events (position INTEGER PRIMARY KEY, id TEXT UNIQUE, type TEXT, data TEXT, metadata TEXT);
  CREATE TABLE documents (id TEXT PRIMARY KEY, document TEXT);
  CREATE TABLE portals (id TEXT PRIMARY KEY, name TEXT, deactivated INTEGER, updated_at TEXT);
`);
const insertEvent = database.prepare(
  'INSERT INTO events (id, type, data, metadata) VALUES (?, ?, ?, ?)',
);
const insertPortal = database.prepare('INSERT INTO portals VALUES (?, ?, 0, ?)');
const findPortal = database.prepare('SELECT id, name, deactivated FROM portals WHERE id = ?');
const updatePortal = database.prepare(
  'UPDATE portals SET deactivated = ?, updated_at = ? WHERE id = ?',
);

const ids = { type: 'array', minItems: 1, maxItems: 999, items: { type: 'string', minLength: 36 } };
const schema = {
  body: { type: 'object', required: ['ids'], additionalProperties: false, properties: { ids } },
} as const;

const write = (portalId: string, deactivated: boolean, member: string): void => {
  const at = new Date().toISOString();
  const type = deactivated ? 'PortalDeactivated' : 'PortalActivated';
  const metadata = JSON.stringify({
    at,
    actor: { type: 'member', id: member },
    causationId: randomUUID(),
  });
  database.transaction(() => {
    insertEvent.run([randomUUID(), type, JSON.stringify({ portalId }), metadata]);
    updatePortal.run([deactivated ? 1 : 0, at, portalId]);
  });
};

const server = fastify();
for (const route of [portalRoutes.activatePortals, portalRoutes.deactivatePortals]) {
  server.post<{ Body: { ids: string[] } }>(makeUrl(route), { schema }, async (request, reply) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    const successIds = request.body.ids.filter((id) => {
      if (findPortal.row([id]) === undefined) return false;
      write(id, route === portalRoutes.deactivatePortals, String(payload.sub));
      return true;
    });
    return reply.send({ successIds, failedIds: [] });
  });
}
/** Shows a portal as a hand-written server would: the document that was put there. */
const putDocument = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?)');
const getDocument = database.prepare('SELECT document FROM documents WHERE id = ?');
server.post<{ Params: { id: string } }>('/document/:id', async (request, reply) => {
  putDocument.run([request.params.id, JSON.stringify(request.body)]);
  return reply.send({});
});
server.get<{ Params: { id: string } }>('/document/:id', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  await jwtVerify(token, key, { algorithms: ['HS256'] });
  const [document] = getDocument.row([request.params.id]) as [string];
  return reply.send(JSON.parse(document));
});
server.post<{ Body: { _id: string; name: string } }>(
  makeUrl(portalRoutes.createPortal),
  async (request, reply) => {
    insertPortal.run([request.body._id, request.body.name, new Date().toISOString()]);
    return reply.status(201).send(request.body);
  },
);

const origin = await server.listen({ host: '127.0.0.1', port: 0 });
const token = await new SignJWT({})
  .setProtectedHeader({ alg: 'HS256' })
  .setSubject(randomUUID())
  .setIssuedAt()
  .setExpirationTime('1 day')
  .sign(key);
process.stdout.write(`token ${token}\nlistening ${origin}\n`);
process.on('SIGTERM', () => process.exit(0));
