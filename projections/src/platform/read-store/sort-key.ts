/**
 * A text in the form by which lists are put in order. Stores compare code points, by which `adam`
 * comes after `Zoe` and `Ähre` after both; without case and accents they stand where people look
 * for them.
 */
export function sortKey(text: string | null): string {
  return (text ?? '').trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
