import type { ContentSlot } from '@foyer/contracts/portals';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { v7 as newId } from 'uuid';

import { ContentItem } from './ContentItem.js';

/** Most pieces of content in one slot (specification, section 9). */
const MOST = 15;

const newItem = () => ({
  _id: newId(),
  message: { enabled: true, text: '' },
  media: { enabled: true, landscape: null, portrait: null },
  duration: 5,
  animation: 'fade',
  isDeleted: false,
});

/**
 * The pieces of one slot in their order, which is changed by dragging or by the arrows.
 * @param onEdit Told which one is being edited.
 */
export function SlotItems(props: { slot: ContentSlot; onEdit: (itemId: string) => void }) {
  const { slot, onEdit } = props;
  const translate = useTranslate();
  const name = `queueContent.${slot}`;
  const { fields, append, remove, move } = useFieldArray<
    Record<string, { _id: string }[]>,
    string,
    'key'
  >({ name, keyName: 'key' });
  const dragged = useRef<number>(undefined);
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fields.map(({ key, _id }, index) => (
          <Box
            component="li"
            key={key}
            draggable
            onDragStart={() => {
              dragged.current = index;
            }}
            onFocus={() => onEdit(_id)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== undefined) move(dragged.current, index);
            }}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 3, p: 2, mb: 2 }}
          >
            <ContentItem
              source={`${name}.${index}`}
              title={translate('portal.content.item', { number: index + 1 })}
              {...(index > 0 && { onUp: () => move(index, index - 1) })}
              {...(index < fields.length - 1 && { onDown: () => move(index, index + 1) })}
              onRemove={() => remove(index)}
            />
          </Box>
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={fields.length >= MOST}
        onClick={() => append(newItem())}
      >
        {translate('portal.content.add')}
      </Button>
    </>
  );
}
