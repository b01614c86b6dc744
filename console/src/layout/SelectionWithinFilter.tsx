import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/**
 * Ends a selection when its list is opened or filtered in another way: actions never affect records
 * that are not visibly selected.
 */
export function SelectionWithinFilter() {
  const list = useListContext();
  const { onUnselectItems } = list;
  const filter = JSON.stringify(list.filterValues);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === filter) return;
    seen.current = filter;
    onUnselectItems();
  }, [filter, onUnselectItems]);
  return null;
}
