import { ApiError } from '@foyer/contracts/client';
import { expect, it } from '@jest/globals';

import { makeQueryClient } from './query-client.js';

it.each([
  ['is not repeated where the server refused it', new ApiError('FORBIDDEN', 'No.', 403), 1],
  ['is not repeated where the server broke', new ApiError('INTERNAL', 'It broke.', 500), 1],
  ['is repeated once where no answer came', new ApiError('NETWORK', '', 0), 2],
])('a question %s', async (_, failure, times) => {
  const queries = makeQueryClient();
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(failure);
  };
  await expect(queries.query({ queryKey: ['any'], queryFn, retryDelay: 0 })).rejects.toBe(failure);
  expect(asked).toBe(times);
});
