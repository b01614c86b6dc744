import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { z } from 'zod';

import { AgentSettings } from './agent-settings.js';
import { environmentSettings, withEnvironment } from './environment.js';

/** Where settings are looked for when no file is named. */
export const USUAL_FILE = '/etc/foyer-device-agent.yaml';
const FILE_MAX_BYTES = 100_000;

/** Settings that cannot be used; the message has one line for each of them and shows no secret. */
export class UnusableSettings extends Error {
  override readonly name = 'UnusableSettings';
}

/**
 * Reads the settings from a file in YAML or JSON and from the environment.
 * @param file Named by somebody, so it has to be there; undefined takes the usual one where there is one.
 * @throws UnusableSettings
 */
export async function readSettings(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<AgentSettings> {
  const text = await readText(file ?? USUAL_FILE, file !== undefined);
  const settings = AgentSettings.safeParse(withEnvironment(parseText(text), environment));
  if (settings.success) return settings.data;
  throw new UnusableSettings(settings.error.issues.map(explain).join('\n'));
}

async function readText(path: string, needed: boolean): Promise<string> {
  try {
    const text = await readFile(path, 'utf8');
    if (text.length > FILE_MAX_BYTES) throw new Error('it is too large');
    return text;
  } catch (error) {
    if (!needed && (error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new UnusableSettings(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function parseText(text: string): unknown {
  try {
    return (parse(text, { maxAliasCount: 10 }) as unknown) ?? {};
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    throw new UnusableSettings(`The settings are neither YAML nor JSON: ${line ?? ''}`);
  }
}

function explain({ path, code, message, ...issue }: z.core.$ZodIssue): string {
  const name = path.join('.');
  if (code === 'unrecognized_keys') {
    const unknown = (issue as z.core.$ZodIssueUnrecognizedKeys).keys;
    return `${[...path, unknown.join(', ')].join('.')}: there is no such setting`;
  }
  const variable = Object.entries(environmentSettings).find(([, at]) => at.join('.') === name)?.[0];
  const where = name === '' ? 'The settings' : name;
  return `${where}${variable === undefined ? '' : ` (or ${variable})`}: ${message}`;
}
