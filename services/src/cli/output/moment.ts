const LOCAL = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** A time as the reader's clock shows it, and as the log keeps it. */
export function moment(iso: string): string {
  return `${LOCAL.format(new Date(iso))}  ${iso}`;
}
