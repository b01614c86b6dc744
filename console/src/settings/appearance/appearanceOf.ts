import type { AppAppearance } from '@foyer/contracts/settings';

/** An emptied field is one that comes from the product's own look. */
export function appearanceOf(form: Readonly<Record<string, unknown>>): AppAppearance {
  const { defaultWhiteboardDoc, ...fields } = form;
  const own = Object.entries(fields).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  return {
    ...(Object.fromEntries(own) as Omit<AppAppearance, 'defaultWhiteboardDoc'>),
    defaultWhiteboardDoc:
      typeof defaultWhiteboardDoc === 'string' ? defaultWhiteboardDoc || null : null,
  };
}
