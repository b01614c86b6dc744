import { useId, useState } from 'react';

import { Button } from '../../../design/Button.js';
import { Dialog } from '../../../design/Dialog.js';
import { useTexts } from '../../../i18n/useTexts.js';
import type { Person } from './SigningBar.js';
import { signingTexts } from './signing-texts.js';

interface SignerDialogProps {
  readonly people: readonly Person[];
  readonly onRequest: (signerId: string) => void;
  readonly onClose: () => void;
}

/** Who is to sign. */
export function SignerDialog({ people, onRequest, onClose }: SignerDialogProps) {
  const says = useTexts();
  const name = useId();
  const [chosen, setChosen] = useState(people[0]?.id ?? '');
  return (
    <Dialog
      title={says(signingTexts.who)}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" disabled={chosen === ''} onClick={() => onRequest(chosen)}>
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
              type="radio"
              name={name}
              checked={one.id === chosen}
              onChange={() => setChosen(one.id)}
            />{' '}
            {one.name}
          </label>
        </p>
      ))}
    </Dialog>
  );
}
