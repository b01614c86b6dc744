import { useEffect, type RefObject } from 'react';

/** A field with an error, or the error of a group of fields. */
const WRONG = '[aria-invalid="true"], [data-invalid]';
/** The error of the whole form: its fields say more. */
const REFUSED = '[data-refused]';

/**
 * Leads to the first error of a form, which the browser scrolls into view.
 * @param problems The problem; a new value moves the focus there again.
 */
export function useFocusProblem(form: RefObject<HTMLElement | null>, problems: unknown): void {
  useEffect(() => {
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
    (find(WRONG) ?? find(REFUSED))?.focus();
  }, [form, problems]);
}
