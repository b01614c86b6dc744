import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { useTexts } from '#i18n/useTexts.js';
import { boardTexts } from '../board-texts.js';

interface ClearDialogProps {
  /** True if the drawings of others are removed too. */
  readonly ofAll: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks before a page is cleared; undoing brings it back. */
export function ClearDialog({ ofAll, onClear, onClose }: ClearDialogProps) {
  const says = useTexts();
  return (
    <Dialog
      title={says(boardTexts.clearTitle)}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={onClear}>
            {says(boardTexts.clearNow)}
          </Button>
          <Button onClick={onClose}>{says(boardTexts.cancel)}</Button>
        </>
      }
    >
      <p>{says(ofAll ? boardTexts.clearAll : boardTexts.clearOwn)}</p>
    </Dialog>
  );
}
