import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { z } from 'zod';

import { AgentSettings } from './agent-settings.js';
import { withEnvironment } from './environment.js';
import { explainIssue } from './explain-issue.js';

/** The settings file that is read when no file is named. */
export const USUAL_FILE = '/etc/foyer-device-agent.yaml';
const FILE_MAX_BYTES = 100_000;

/** Settings that cannot be used; the message has one line for each of them and shows no secret. */
export class UnusableSettings extends Error {
  override readonly name = 'UnusableSettings';
}

/**
 * Reads the settings from a file in YAML or JSON and from the environment.
 * @param file Named by the user, so it must exist; undefined takes the usual one if there is one.
 * @throws UnusableSettings
 */
export async function readSettings(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<AgentSettings> {
  const path = file ?? USUAL_FILE;
  const text = await readText(path, file !== undefined);
  const settings = AgentSettings.safeParse(withEnvironment(parseText(text, path), environment));
  if (settings.success) return settings.data;
  throw new UnusableSettings(linesOn(settings.error.issues).join('\n'));
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

function parseText(text: string, path: string): unknown {
  try {
    return (parse(text, { maxAliasCount: 10 }) as unknown) ?? {};
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    throw new UnusableSettings(`${path} is neither YAML nor JSON: ${line ?? ''}`);
  }
}

/** One line for each setting: what is wrong with it first is enough. */
function linesOn(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const key = issue.code === 'unrecognized_keys' ? explainIssue(issue) : issue.path.join('.');
    if (!first.has(key)) first.set(key, explainIssue(issue));
  }
  return [...first.values()];
}
