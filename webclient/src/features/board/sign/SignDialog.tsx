import type { SignatureStrokes } from '@foyer/contracts/board';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '../../../app/message-of.js';
import { Button } from '../../../design/Button.js';
import { Dialog } from '../../../design/Dialog.js';
import { Field } from '../../../design/Field.js';
import { useTexts } from '../../../i18n/useTexts.js';
import styles from './SignDialog.module.css';
import { SignaturePad, type Strokes } from './SignaturePad.js';
import { signingTexts } from './signing-texts.js';

/** As long as the shortest name that the server takes. */
const NAME_MIN = 2;
const NAME_MAX = 80;

interface SignDialogProps {
  /** @throws ApiError */
  readonly onSign: (signature: SignatureStrokes) => Promise<void>;
  readonly onClose: () => void;
}

/** Where somebody signs: with a finger, a pen or the mouse, or by typing their name. */
export function SignDialog({ onSign, onClose }: SignDialogProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [method, setMethod] = useState<'drawn' | 'typed'>('drawn');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = method === 'drawn' ? strokes.length > 0 : name.trim().length >= NAME_MIN;
  const sign = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onSign(
        method === 'drawn'
          ? { method, strokes: strokes.map((one) => one.map(([x, y]) => [x, y])) }
          : { method, name: name.trim() },
      );
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={says(signingTexts.title)}
      {...(!busy && { onClose })}
      actions={
        <>
          <Button
            kind="primary"
            busy={busy}
            disabled={!isReady}
            data-testid="confirm-signature"
            onClick={() => void sign()}
          >
            {says(signingTexts.confirm)}
          </Button>
          <Button
            disabled={busy || (method === 'drawn' ? strokes.length === 0 : name === '')}
            onClick={() => {
              setStrokes([]);
              setName('');
            }}
          >
            {says(signingTexts.again)}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {says(signingTexts.cancel)}
          </Button>
        </>
      }
    >
      <div className={styles.sign}>
        <div className={styles.methods} role="group">
          {(['drawn', 'typed'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.method}
              aria-pressed={one === method}
              onClick={() => setMethod(one)}
            >
              {says(one === 'drawn' ? signingTexts.draw : signingTexts.type)}
            </button>
          ))}
        </div>
        {method === 'drawn' ? (
          <SignaturePad strokes={strokes} onChange={setStrokes} />
        ) : (
          <Field
            label={says(signingTexts.name)}
            value={name}
            maxLength={NAME_MAX}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <p className={styles.consent}>{says(signingTexts.consent)}</p>
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
    </Dialog>
  );
}
