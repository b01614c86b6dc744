/** An agent's place at work. */
export function DeskPage() {
  return null;
}
