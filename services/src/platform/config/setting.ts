import type { z } from 'zod';

/** Settings by the names of their environment variables. Each reads a text and has a description. */
export type SettingShape = Readonly<Record<string, z.ZodType>>;

/** What a program was told. */
export type SettingsOf<Shape extends SettingShape> = {
  readonly [Name in keyof Shape]: z.output<Shape[Name]>;
};

/** Whether the value of a setting must be shown to no one. */
export function isSecret(name: string): boolean {
  return /SECRET|PASSWORD|TOKEN|KEY|SMTP_URL/.test(name);
}

/** Whether a setting is an address, which may hold a password however it was mistyped. */
export function isAddress(name: string): boolean {
  return /_(?:URLS?|ENDPOINT|ORIGINS)$/.test(name);
}
