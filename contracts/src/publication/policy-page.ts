import { policies } from '../access/policy.js';
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

/**
 * The page of docs that shows who may do what; generated, so that it cannot differ from what is
 * enforced.
 */
export function policyPage(): string {
  return `# Who may do what

Generated from the policy tables in \`contracts\`. Every HTTP call and every realtime message names one of these actions;
one without fails the build. An action on something of one's own is checked against its owner as well.

## In the product

${table(Role.options, policies)}

## In a call

${table(InCallRole.options, inCallPolicies)}
`;
}
