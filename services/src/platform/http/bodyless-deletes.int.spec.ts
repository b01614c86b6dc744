import { expect, test } from '@jest/globals';
import fastify from 'fastify';

import { takeBodylessDeletes } from './bodyless-deletes.js';

const server = fastify();
server.removeContentTypeParser('text/plain');
takeBodylessDeletes(server);
server.delete('/thing', () => 'gone');
server.post('/thing', () => 'made');

test.each([
  ['a DELETE that names text and sends none', 'DELETE', 'text/plain', undefined, 200],
  ['a DELETE that names JSON and sends none', 'DELETE', 'application/json', undefined, 200],
])('takes %s', async (_what, method, type, payload, status) => {
  const headers = { 'content-type': type };
  const answer = await server.inject({
    method: method as 'DELETE',
    url: '/thing',
    headers,
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBe(status);
});

test.each([
  ['a DELETE with a text', 'DELETE', 'text/plain', 'text', 415],
  ['a POST that names JSON and sends none', 'POST', 'application/json', undefined, 400],
])('refuses %s', async (_what, method, type, payload, status) => {
  const headers = { 'content-type': type };
  const answer = await server.inject({
    method: method as 'POST',
    url: '/thing',
    headers,
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBe(status);
});
