import { useEffect, type RefObject } from 'react';

/**
 * Leads to the first field that something is wrong with.
 * @param problems The problem; a new value moves the focus there again.
 */
export function useFocusProblem(form: RefObject<HTMLElement | null>, problems: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problems]);
}
