/** The controls of a form that a user can fill in. */
const controlsIn = (form: Element): readonly HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    (control) =>
      !control.readOnly && (control.name !== '' || control.getAttribute('aria-hidden') !== 'true'),
  );

const labelOf = (control: HTMLInputElement): string =>
  control.getAttribute('aria-label') ??
  control.labels?.[0]?.textContent.replace(/\s*\*$/, '') ??
  '';

/** Boxes that are ticked together have no name; their group has that of its field. */
const groupOf = (control: HTMLInputElement): string | undefined =>
  control.closest('fieldset[class*="ra-input-"]')?.className.match(/ra-input-([\w.]+)/)?.[1];

/** Returns the identity of a field: its name, or else its label. */
export const keyOf = (control: HTMLInputElement): string =>
  control.name === '' ? (groupOf(control) ?? labelOf(control)) : control.name;

/** All rows of a list have the same fields. */
export const ofFirstRow = (key: string): string => key.replaceAll(/\.\d+(?=\.|$)/g, '.0');

/** The fields of a form by what each is known by. */
export const fieldsOf = (form: Element): readonly string[] => [
  ...new Set(controlsIn(form).map((control) => ofFirstRow(keyOf(control)))),
];

/**
 * The controls of one field, several where it is a choice; a form in a dialog stands before that of
 * its page.
 */
export function controlsOf(key: string): readonly HTMLInputElement[] {
  const dialog = document.querySelector('[role="dialog"] form');
  return controlsIn(dialog ?? document.body).filter((control) => keyOf(control) === key);
}
