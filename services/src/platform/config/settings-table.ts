import { z } from 'zod';

import type { SettingShape } from './setting.js';

/** A setting as it is shown to people. */
export interface SettingLine {
  readonly name: string;
  readonly description: string;
  /** The default value; empty if there is none. */
  readonly preset: string;
}

/** All settings with what they mean. */
export function describeSettings(shape: SettingShape): readonly SettingLine[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    description: schema.description ?? '',
    preset: presetOf(schema),
  }));
}

/** The settings as lines of text, aligned. */
export function settingsTable(shape: SettingShape): string {
  const lines = describeSettings(shape);
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines
    .map(({ name, description, preset }) => {
      const note = preset === '' ? '' : ` [${preset}]`;
      return `  ${name.padEnd(width)}  ${description}${note}`;
    })
    .join('\n');
}

function presetOf(schema: z.ZodType): string {
  if (!(schema instanceof z.ZodDefault)) return '';
  const preset: unknown = schema.def.defaultValue;
  if (typeof preset === 'boolean') return preset ? 'yes' : 'no';
  // Two numbers are a range, as of ports; texts are a list.
  if (Array.isArray(preset)) return preset.join(typeof preset[0] === 'number' ? '-' : ',');
  return String(preset);
}
