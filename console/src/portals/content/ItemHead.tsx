import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import HandleIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { DragEvent } from 'react';
import { useTranslate } from 'react-admin';

export interface ItemHeadProps {
  readonly title: string;
  /** Absent for the first one. */
  readonly onUp?: () => void;
  /** Absent for the last one. */
  readonly onDown?: () => void;
  readonly onDrag: () => void;
  readonly onRemove: () => void;
}

/** The whole item is seen under the pointer, not its handle alone. */
function showItem({ currentTarget, dataTransfer }: DragEvent<HTMLElement>): void {
  const item = currentTarget.closest('li');
  // Some browsers drag nothing that carries no data.
  dataTransfer.setData('text/plain', '');
  if (item) dataTransfer.setDragImage(item, 0, 0);
}

/** The name of a piece of content, with the buttons that move and remove it. */
export function ItemHead({ title, onUp, onDown, onDrag, onRemove }: ItemHeadProps) {
  const translate = useTranslate();
  const named = (action: string) => `${translate(`portal.content.${action}`)}: ${title}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box
        draggable
        // Keys have the arrows.
        aria-hidden="true"
        data-testid="drag-handle"
        title={translate('portal.content.drag')}
        onDragStart={(event) => {
          showItem(event);
          onDrag();
        }}
        sx={{ display: 'flex', mr: 1, cursor: 'grab', color: 'text.secondary' }}
      >
        <HandleIcon />
      </Box>
      <Typography variant="subtitle2" sx={{ flex: 1 }}>
        {title}
      </Typography>
      <IconButton
        data-move="up"
        aria-label={named('up')}
        disabled={onUp === undefined}
        onClick={onUp}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        data-move="down"
        aria-label={named('down')}
        disabled={onDown === undefined}
        onClick={onDown}
      >
        <DownIcon />
      </IconButton>
      <IconButton aria-label={named('remove')} onClick={onRemove}>
        <RemoveIcon />
      </IconButton>
    </Box>
  );
}
