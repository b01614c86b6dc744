import { FILES_PER_SLOT_MAX, type ContentSlot } from '@foyer/contracts/portals';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { v7 as newId } from 'uuid';

import { ContentItem } from './ContentItem.js';
import { useItemOrder } from './useItemOrder.js';

const newItem = () => ({
  _id: newId(),
  message: { enabled: true, text: '' },
  media: { enabled: true, landscape: null, portrait: null },
  duration: 5,
  animation: 'fade',
  isDeleted: false,
});

const HEARD_ONLY = {
  ...{ position: 'absolute', width: '1px', height: '1px' },
  ...{ overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
} as const;

type Slots = Record<string, { _id: string }[]>;

/**
 * The pieces of one slot in their order, which is changed by dragging or by the arrows.
 * @param onEdit Told which one is being edited.
 */
export function SlotItems(props: { slot: ContentSlot; onEdit: (itemId: string) => void }) {
  const { slot, onEdit } = props;
  const translate = useTranslate();
  const name = `queueContent.${slot}`;
  const { fields, append, remove, move } = useFieldArray<Slots, string, 'key'>({
    name,
    keyName: 'key',
  });
  const list = useRef<HTMLElement>(null);
  const order = useItemOrder(list, move);
  const [over, setOver] = useState<number>();
  const allow = (event: DragEvent, index: number) => {
    event.preventDefault();
    setOver(index);
  };
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    setOver(undefined);
    order.drop(index);
  };
  return (
    <>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fields.map(({ key, _id }, index) => (
          <Box
            component="li"
            key={key}
            onFocus={() => onEdit(_id)}
            onDragOver={(event) => allow(event, index)}
            onDragLeave={() => setOver(undefined)}
            onDrop={(event) => drop(event, index)}
            sx={{
              ...{ border: 1, borderRadius: 3, p: 2, mb: 2 },
              borderColor: over === index ? 'primary.main' : 'divider',
            }}
          >
            <ContentItem
              source={`${name}.${index}`}
              title={translate('portal.content.item', { number: index + 1 })}
              {...(index > 0 && { onUp: () => order.step(index, 'up') })}
              {...(index < fields.length - 1 && { onDown: () => order.step(index, 'down') })}
              onDrag={() => order.drag(index)}
              onRemove={() => remove(index)}
            />
          </Box>
        ))}
      </Box>
      <Box role="status" sx={HEARD_ONLY}>
        {order.place !== undefined &&
          translate('portal.content.moved', { place: order.place, count: fields.length })}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={fields.length >= FILES_PER_SLOT_MAX}
        onClick={() => append(newItem())}
      >
        {translate('portal.content.add')}
      </Button>
    </>
  );
}
