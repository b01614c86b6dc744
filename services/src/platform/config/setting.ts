import type { z } from 'zod';

/**
 * Settings by the names of their environment variables. Each reads a text and has a description.
 */
export type SettingShape = Readonly<Record<string, z.ZodType>>;

/** The parsed settings of a program. */
export type SettingsOf<Shape extends SettingShape> = {
  readonly [Name in keyof Shape]: z.output<Shape[Name]>;
};

/** True if the value of a setting is secret. */
export function isSecret(name: string): boolean {
  return /SECRET|PASSWORD|TOKEN|KEY|SMTP_URL/.test(name);
}

/** True if a setting is an address, which may hold a password even in a mistyped form. */
export function isAddress(name: string): boolean {
  return /_(?:URLS?|ENDPOINT|ORIGINS)$/.test(name);
}
