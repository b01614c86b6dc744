import type { ValidationKey } from '@foyer/contracts/validation';
import { useTranslate } from 'react-admin';

/** Makes a field's check of a schema; an empty field is another check's concern. */
export function useRule() {
  const translate = useTranslate();
  return (schema: { safeParse: (value: unknown) => { success: boolean } }, rule: ValidationKey) =>
    (value: unknown) =>
      value === undefined || value === null || value === '' || schema.safeParse(value).success
        ? undefined
        : translate(`rule.${rule}`);
}
