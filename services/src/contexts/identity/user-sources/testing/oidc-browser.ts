import { ssoRoutes } from '@foyer/contracts/identity';
import { fullPath, type RouteDefinition } from '@foyer/contracts/schema';

import type { IdentityApp } from '../../testing/identity-app.js';
import { PlainBrowser } from './plain-browser.js';

const at = (app: IdentityApp, route: RouteDefinition) => `${app.url}${fullPath(route)}`;

export const isCallback = (app: IdentityApp, url: string) =>
  url.startsWith(at(app, ssoRoutes.oidcCallback));

/** Goes to the provider, signs in as a person, and returns the callback address of the program. */
export async function toCallback(
  app: IdentityApp,
  browser: PlainBrowser,
  as: string,
  query = '',
): Promise<string> {
  const isBack = (url: string) => isCallback(app, url);
  const page = await browser.follow(`${at(app, ssoRoutes.oidcLogin)}${query}`, isBack);
  if (isBack(page)) return page;
  const answer = await browser.go(page, { prompt: 'login', login: as, password: 'any' });
  return browser.follow(new URL(answer.headers.get('location') ?? '', page).href, isBack);
}

export async function takeSession(app: IdentityApp, browser: PlainBrowser) {
  const answer = await browser.post(at(app, ssoRoutes.takeSession));
  return (await answer.json()) as { token?: string; errors?: { code: string } };
}

/** Signs in completely; returns the notice for the sign-in page and the owner of the session. */
export async function signInAtCompany(
  app: IdentityApp,
  as: string,
  query = '',
  browser = new PlainBrowser(),
) {
  const answer = await browser.go(await toCallback(app, browser, as, query));
  const place = new URL(answer.headers.get('location') ?? '', app.url);
  const { token: given } = await takeSession(app, browser);
  const profile =
    given === undefined ? undefined : await app.call('GET /profile', { token: given });
  return { place, failed: place.searchParams.get('sso-failed'), profile };
}
