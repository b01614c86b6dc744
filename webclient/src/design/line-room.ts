/** The lines that stand now, from the top of the screen on. */
const standing = new Set<HTMLElement>();

/** Puts each line below the one before, and tells the page how high all of them are. */
function arrange(): void {
  let height = 0;
  for (const line of standing) {
    line.style.top = `${height}px`;
    height += line.offsetHeight;
  }
  const { style } = document.documentElement;
  if (height === 0) style.removeProperty('--lines');
  else style.setProperty('--lines', `${height}px`);
}

/**
 * Makes room for a line: the page begins below it, however high its words make it.
 * @returns What takes the room away
 */
export function makeRoom(line: HTMLElement): () => void {
  const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(arrange) : undefined;
  standing.add(line);
  arrange();
  sizes?.observe(line);
  return () => {
    sizes?.disconnect();
    standing.delete(line);
    arrange();
  };
}
