import { useState } from 'react';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { useTexts } from '#i18n/useTexts.js';
import type { Person } from './SigningBar.js';
import { signingTexts } from './signing-texts.js';

interface SignerDialogProps {
  readonly people: readonly Person[];
  readonly onRequest: (signerIds: readonly string[], inOrder: boolean) => void;
  readonly onClose: () => void;
}

/** Chooses the signers: one, or several at once or one after the other. */
export function SignerDialog({ people, onRequest, onClose }: SignerDialogProps) {
  const says = useTexts();
  const [chosen, setChosen] = useState<readonly string[]>(people.slice(0, 1).map(({ id }) => id));
  const [inOrder, setInOrder] = useState(false);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Dialog
      title={says(signingTexts.who)}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="primary"
            disabled={chosen.length === 0}
            onClick={() => onRequest(chosen, inOrder)}
          >
            {says(signingTexts.send)}
          </Button>
          <Button onClick={onClose}>{says(signingTexts.cancel)}</Button>
        </>
      }
    >
      {people.length === 0 && <p>{says(signingTexts.alone)}</p>}
      {people.map((one) => (
        <p key={one.id}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(one.id)}
              onChange={() => toggle(one.id)}
            />{' '}
            {one.name}
            {inOrder && chosen.includes(one.id) && ` (${chosen.indexOf(one.id) + 1})`}
          </label>
        </p>
      ))}
      {chosen.length > 1 && (
        <p>
          <label>
            <input type="checkbox" checked={inOrder} onChange={() => setInOrder(!inOrder)} />{' '}
            {says(signingTexts.inOrder)}
          </label>
        </p>
      )}
    </Dialog>
  );
}
