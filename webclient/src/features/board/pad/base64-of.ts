/** Bytes that are written in hexadecimal digits, in Base64. */
export function base64Of(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return btoa(String.fromCharCode(...bytes));
}
