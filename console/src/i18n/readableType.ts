/** `VisitorJoinedLine` as `Visitor joined line`: an event's recorded name, readable. */
export function readableType(type: string): string {
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
