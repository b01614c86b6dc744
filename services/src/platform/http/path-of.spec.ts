import { expect, test } from '@jest/globals';

import { pathOf } from './observe-requests.js';

test.each([
  ['/api/v2/queue/byUser?q=x', '/queue/byUser', '/api/v2/queue/byUser'],
  ['/api/v2/reset/secret', '/api/v2/reset/:token', '/api/v2/reset/:token'],
  ['/api/v2/reset/secret', undefined, '/api/v2/reset/…'],
  ['/api/v2/register/set-password/secret?a', undefined, '/api/v2/register/set-password/…'],
  ['/api/v2/confirm-email/secret', undefined, '/api/v2/confirm-email/…'],
  ['/api/v2/shortlink/~secret', '/api/v2/shortlink/:shortlink', '/api/v2/shortlink/~…'],
  ['/vblh/shortlink/~secret?a', '/vblh/*', '/vblh/shortlink/~…'],
  ['/api/v2/shortlink/reception', '/api/v2/shortlink/:shortlink', '/api/v2/shortlink/reception'],
  ['/api/v2/transaction/secret/publicReceipt/pdf', '', '/api/v2/transaction/…/publicReceipt/pdf'],
  ['/vblh/transaction/secret/paymentReceipt', '', '/vblh/transaction/…/paymentReceipt'],
])('of %s nothing is told that opens anything', (url, route, told) => {
  expect(pathOf({ url, routeOptions: { url: route } } as never)).toBe(told);
});
