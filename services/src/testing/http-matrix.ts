import { permits, type Policy } from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';

import { send } from '#platform/testing/send.js';
import { exampleRequest } from './example-request.js';
import { ROLES, type WholeProgram } from './whole-program.js';

/** The codes for a call that the policy does not allow. */
const SHUT = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** Every route with the policy that it ought to have. */
export type ExpectedPolicies = ReadonlyMap<RouteDefinition, Policy>;

/** The routes of a program with their policies as they are now. */
export function policiesOf(routes: readonly RouteDefinition[]): ExpectedPolicies {
  return new Map(routes.map((route) => [route, route.policy]));
}

/**
 * Calls every route as every role and compares who is let in with the policy table.
 * @returns What differs, one line each.
 */
export async function httpMatrix(
  program: WholeProgram,
  expected: ExpectedPolicies,
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const [route, policy] of expected) {
    const request = exampleRequest(route);
    for (const role of ROLES) {
      const { status, body } = await send(program.url, {
        method: request.method,
        path: request.path,
        headers: {
          ...program.headersOf(role),
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: request.body === undefined ? undefined : JSON.stringify(request.body),
      });
      const isIn = !SHUT.includes(codeOf(body));
      const may = permits(policy, role);
      const name = `${route.method} ${route.path} as ${role}`;
      // The guard lets in a caller who may act on their own things; code behind it refuses
      // another's things.
      const isAnothers = may && status === 403 && /[.-]own$/.test(policy);
      if (isIn !== may && !isAnothers)
        differences.push(`${name}: ${isIn ? 'let in' : 'kept out'} (${status})`);
      if (!may && status !== (role === 'anonymous' ? 401 : 403)) {
        differences.push(`${name}: kept out with ${status}`);
      }
      if (status >= 500) differences.push(`${name}: failed with ${status} ${body}`);
    }
  }
  return differences;
}

function codeOf(body: string): string {
  if (!body.startsWith('{')) return '';
  return (JSON.parse(body) as { errors?: { code?: string } }).errors?.code ?? '';
}
