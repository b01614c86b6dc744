import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { captionTexts as texts } from '#i18n/caption-texts.js';
import { useTexts } from '#i18n/useTexts.js';

interface WithdrawConsentProps {
  readonly busy: boolean;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** Asks before the participant's transcribed speech is removed, which cannot be undone. */
export function WithdrawConsent({ busy, onWithdraw, onClose }: WithdrawConsentProps) {
  const says = useTexts();
  return (
    <Dialog
      title={says(texts.withdrawTitle)}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={onWithdraw}>
            {says(texts.withdraw)}
          </Button>
          <Button onClick={onClose}>{says(texts.cancel)}</Button>
        </>
      }
    >
      <p>{says(texts.withdrawText)}</p>
    </Dialog>
  );
}
