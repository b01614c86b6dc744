/** What the form of a guest sends: a last name that was emptied is none. */
export function toGuestChange(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...form, lastName: form.lastName ?? '' };
}
