import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import { HeldLine } from '#media/components/HeldLine.js';
import { useStore } from '#state/store.js';
import { askedToSign } from './asked-to-sign.js';
import { boardTitle } from './board-title.js';

/** Says in what covers the board that it is open, or wants a signature, and leads to it. */
export function BoardLine({ onShow }: { readonly onShow: () => void }) {
  const says = useTexts();
  const isAsked = useStore(askedToSign);
  return (
    <HeldLine
      live
      text={says(isAsked ? boardTitle.isAsked : boardTitle.isOpen)}
      action={
        <Button kind="primary" size="small" data-testid="show-covered-board" onClick={onShow}>
          {says(boardTitle.show)}
        </Button>
      }
    />
  );
}
