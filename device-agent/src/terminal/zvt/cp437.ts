/** The characters of the bytes 80 to FF on terminals' printers and displays (code page 437). */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Text of a terminal; control characters become blanks. */
export function readCp437(bytes: Buffer): string {
  let text = '';
  for (const byte of bytes) {
    text +=
      byte < 0x80 ? (byte < 0x20 ? ' ' : String.fromCharCode(byte)) : UPPER.charAt(byte - 0x80);
  }
  return text;
}
