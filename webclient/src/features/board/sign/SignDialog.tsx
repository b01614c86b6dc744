import { isSeenAsSigned, type SignatureStrokes } from '@foyer/contracts/board';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { FormDialog } from '#design/FormDialog.js';
import { Field } from '#design/Field.js';
import { useTexts } from '#i18n/useTexts.js';
import { PadOffer } from '../pad/PadOffer.js';
import { PadSigning } from '../pad/PadSigning.js';
import { usePad, type PadUse } from '../pad/usePad.js';
import { MethodChoice, type Method } from './MethodChoice.js';
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
  /** Present where a signature pad may hang on the machine. */
  readonly pad?: PadUse | undefined;
}

/**
 * The dialog for signing: with a finger, a pen or the mouse, on a signature pad, or by typing the
 * name.
 */
export function SignDialog({ onSign, onClose, pad: padUse }: SignDialogProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [method, setMethod] = useState<Method>('drawn');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [name, setName] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sign = async (signature: SignatureStrokes) => {
    setSending(true);
    setProblem(null);
    try {
      await onSign(signature);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t));
      setSending(false);
    }
  };
  const pad = usePad(padUse, (signature) => void sign(signature));
  const phase = pad?.state.phase ?? 'absent';
  const hasPad = phase !== 'looking' && phase !== 'absent' && phase !== 'ask';
  const busy = isSending || (method === 'pad' && phase === 'finishing');
  const choose = (wanted: Method) => {
    setMethod(wanted);
    setProblem(null);
    if (method === wanted) return;
    if (wanted === 'pad') void pad?.session.begin();
    else if (method === 'pad') void pad?.session.release();
  };
  const ways = {
    drawn: {
      isReady: isSeenAsSigned(strokes),
      confirm: () =>
        void sign({
          ...{ method: 'drawn', strokes: strokes.map((one) => one.map(([x, y]) => [x, y])) },
        }),
      clear: () => setStrokes([]),
    },
    typed: {
      isReady: name.trim().length >= NAME_MIN,
      confirm: () => void sign({ method: 'typed', name: name.trim() }),
      clear: () => setName(''),
    },
    pad: {
      isReady: phase === 'taken' || (phase === 'drawing' && pad?.state.strokes.length !== 0),
      confirm: () => {
        const taken = pad?.state.signature;
        // A signature that was taken already, but did not reach the server, is sent again.
        if (taken) void sign(taken);
        else void pad?.session.confirm();
      },
      clear: () => void pad?.session.retry(),
    },
  } as const;
  const way = ways[method];
  const isEmpty = method === 'typed' ? name === '' : !way.isReady;
  return (
    <FormDialog
      title={says(signingTexts.title)}
      {...(!busy && { onClose })}
      isTyped={!isEmpty}
      attempt={problem}
      actions={(leave) => (
        <>
          <Button
            kind="primary"
            busy={busy}
            disabled={!way.isReady && !busy}
            data-testid="confirm-signature"
            onClick={way.confirm}
          >
            {says(signingTexts.confirm)}
          </Button>
          <Button disabled={busy || isEmpty} onClick={way.clear}>
            {says(signingTexts.again)}
          </Button>
          <Button disabled={busy} onClick={leave}>
            {says(signingTexts.cancel)}
          </Button>
        </>
      )}
    >
      <div className={styles.sign}>
        <MethodChoice
          methods={hasPad ? ['drawn', 'typed', 'pad'] : ['drawn', 'typed']}
          chosen={method}
          isDisabled={busy}
          onChoose={choose}
        />
        {method === 'drawn' && <SignaturePad strokes={strokes} onChange={setStrokes} />}
        {method === 'typed' && (
          <Field
            label={says(signingTexts.name)}
            value={name}
            maxLength={NAME_MAX}
            autoComplete="name"
            autoCapitalize="words"
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {method === 'pad' && pad && <PadSigning {...pad} />}
        {pad && <PadOffer {...pad} />}
        <p className={styles.consent}>{says(signingTexts.consent)}</p>
        {problem !== null && (
          <p role="alert" tabIndex={-1} data-refused="">
            {problem}
          </p>
        )}
      </div>
    </FormDialog>
  );
}
