import { useEffect, useRef, useState, type RefObject } from 'react';

export type Direction = 'up' | 'down';

/**
 * Changes the order of the items of a list. By keys, the focus goes along with the item.
 * @param list The element whose children are the items; the buttons in them say their direction in
 * `data-move`.
 */
export function useItemOrder(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const dragged = useRef<number>(undefined);
  const [moved, setMoved] = useState<{ to: number; by?: Direction }>();
  useEffect(() => {
    if (moved?.by === undefined) return;
    const item = list.current?.children[moved.to];
    const buttons = [...(item?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
    // At the end of the list the button that was pressed has nothing to do any more.
    const usable = buttons.filter((button) => !button.disabled);
    (usable.find(({ dataset }) => dataset.move === moved.by) ?? usable[0])?.focus();
  }, [list, moved]);
  return {
    /** The place from 1 at which an item came to lie last; undefined before. */
    place: moved === undefined ? undefined : moved.to + 1,
    step: (from: number, by: Direction) => {
      const to = by === 'up' ? from - 1 : from + 1;
      move(from, to);
      setMoved({ to, by });
    },
    drag: (from: number) => {
      dragged.current = from;
    },
    drop: (to: number) => {
      const from = dragged.current;
      dragged.current = undefined;
      if (from === undefined || from === to) return;
      move(from, to);
      setMoved({ to });
    },
  };
}
