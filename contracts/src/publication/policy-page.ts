import { isOpenToKeys } from '../access/key-policy.js';
import { policies, type Policy } from '../access/policy.js';
import { Role } from '../access/role.js';
import { inCallPolicies } from '../sessions/in-call-policy.js';
import { InCallRole } from '../sessions/read-models.js';

const table = (
  roles: readonly string[],
  rows: Readonly<Record<string, readonly string[]>>,
): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['action', ...roles]),
    line(['---', ...roles.map(() => ':-:')]),
    ...Object.entries(rows).map(([action, allowed]) =>
      line([`\`${action}\``, ...roles.map((role) => (allowed.includes(role) ? '✓' : ''))]),
    ),
  ].join('\n');
};

const KEYS = 'API keys';
const withKeys = Object.fromEntries(
  Object.entries<readonly string[]>(policies).map(([action, roles]) => [
    action,
    isOpenToKeys(action as Policy) ? [...roles, KEYS] : roles,
  ]),
);

/**
 * The page of docs that shows who may do what; generated, so that it cannot differ from what is
 * enforced.
 */
export function policyPage(): string {
  return `# Who may do what

Generated from the policy tables in \`contracts\`. Every HTTP call and every realtime message names one of these actions;
one without fails the build. An action on something of one's own is checked against its owner as well.

## In the product

The last column says whether API keys may do it too, each within its role. It is one table, and a new
action must say so in it.

${table([...Role.options, KEYS], withKeys)}

## In a call

${table(InCallRole.options, inCallPolicies)}
`;
}
