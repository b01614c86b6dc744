import { expect, test } from '@jest/globals';
import fastify from 'fastify';

import { takeBodylessDeletes } from './bodyless-deletes.js';

const server = fastify();
server.removeContentTypeParser('text/plain');
takeBodylessDeletes(server);
server.delete('/thing', () => 'gone');
server.post('/thing', () => 'made');

test.each([
  ['text', 'text/plain'],
  ['JSON', 'application/json'],
])('takes a DELETE that names %s and sends none', async (_what, type) => {
  const headers = { 'content-type': type };
  const answer = await server.inject({ method: 'DELETE', url: '/thing', headers });
  expect(answer.statusCode).toBe(200);
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
