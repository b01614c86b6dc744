/**
 * A shadow at an edge beyond which there is more: what is laid over it moves along with the table,
 * and hides it at the end.
 */
export function scrollHint(ground: string, ink: string): string {
  const shadow = `color-mix(in srgb, ${ink} 22%, transparent)`;
  return [
    `linear-gradient(to right, ${ground} 40%, transparent) left / 40px 100% no-repeat local`,
    `linear-gradient(to left, ${ground} 40%, transparent) right / 40px 100% no-repeat local`,
    `linear-gradient(to right, ${shadow}, transparent) left / 14px 100% no-repeat scroll`,
    `linear-gradient(to left, ${shadow}, transparent) right / 14px 100% no-repeat scroll`,
  ].join(', ');
}
