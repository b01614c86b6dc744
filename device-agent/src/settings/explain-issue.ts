import type { z } from 'zod';

import { environmentSettings } from './environment.js';

/** Matches the schema library's own sentences; other sentences are ours already. */
const ITS_OWN = /^(?:Invalid|Too|Unrecognized|Expected)/;
const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  object: 'settings with names',
  record: 'settings with names',
  array: 'a list',
};

/**
 * One line on a setting that cannot be used: its name, where else it can come from, and what is
 * wrong.
 */
export function explainIssue(issue: z.core.$ZodIssue): string {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return `${[...path, issue.keys.join(', ')].join('.')}: there is no such setting`;
  }
  const name = path.join('.');
  const variable = Object.entries(environmentSettings).find(([, at]) => at.join('.') === name)?.[0];
  const where = name === '' ? 'The settings' : name;
  const problem = ITS_OWN.test(issue.message) ? inPlainWords(issue) : issue.message;
  return `${where}${variable === undefined ? '' : ` (or ${variable})`}: ${problem}`;
}

function inPlainWords(issue: z.core.$ZodIssue): string {
  if (issue.message.endsWith('received undefined')) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${lengthOf(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${lengthOf(issue.origin)}`;
    case 'invalid_format':
      return issue.format.startsWith('ip')
        ? 'must be an address such as 192.168.1.20'
        : issue.message;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

const lengthOf = (origin: string): string => (origin === 'string' ? ' characters long' : '');
