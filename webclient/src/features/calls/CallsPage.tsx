/** The own calls of a member. */
export function CallsPage() {
  return null;
}
