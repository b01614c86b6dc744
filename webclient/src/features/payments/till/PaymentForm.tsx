import type { Currency, PaymentTerminal } from '@foyer/contracts/payments';
import type { TFunction } from 'i18next';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { FormDialog } from '#design/FormDialog.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { Select } from '#design/Select.js';
import { parseAmount } from './amount.js';
import { OrderSent } from './OrderSent.js';
import styles from './PaymentForm.module.css';
import type { Till, TillSession } from './till-session.js';

/** The longest purpose of a payment, in characters. */
const PURPOSE_MAX = 140;
const currencies = [
  { value: 'EUR', text: 'EUR' },
  { value: 'USD', text: 'USD' },
] as const;

interface PaymentFormProps {
  readonly session: TillSession;
  readonly terminals: readonly PaymentTerminal[];
  readonly visitDeviceId: string | null;
  readonly sent: Till['sent'];
  readonly onClose: () => void;
}

/** Enters the amount, the terminal and the purpose of a payment. */
export function PaymentForm(props: PaymentFormProps) {
  const { session, terminals, visitDeviceId, sent, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState<Currency>('EUR');
  const [purpose, setPurpose] = useState('');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const terminal =
    terminals.find(({ deviceId }) => deviceId === chosen) ??
    terminals.find(({ deviceId }) => deviceId === visitDeviceId) ??
    terminals[0];
  const parsed = parseAmount(amount);
  const problem = tries > 0 && !parsed.ok ? t(`payments.problem.${parsed.problem}`) : undefined;
  const pay = async (order: Parameters<TillSession['pay']>[0]) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await session.pay(order);
    } catch (error) {
      setFailure(messageOf(error, t));
    }
    setBusy(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    if (!parsed.ok || !terminal) return;
    const { deviceId } = terminal;
    void pay({ deviceId, amount: parsed.amount, currency, purpose: purpose.trim() });
  };

  if (sent && (!busy || sent.acknowledged)) {
    const again = () => void pay(sent.order);
    return <OrderSent sent={sent} busy={busy} sendAgain={again} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={t('payments.take')}
      onClose={onClose}
      isTyped={amount !== '' || purpose !== ''}
      attempt={`${tries} ${failure}`}
      actions={(leave) => (
        <>
          <Button type="submit" form={id} kind="primary" busy={busy} disabled={!terminal}>
            {t('payments.begin')}
          </Button>
          <Button onClick={leave}>{t('app.close')}</Button>
        </>
      )}
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.sum}>
          <Field
            label={t('payments.amount')}
            hint={t('payments.amountHint')}
            problem={problem}
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            onChange={(event) => setAmount(event.target.value)}
          />
          <Choice
            label={t('payments.currency')}
            value={currency}
            options={currencies}
            onChange={setCurrency}
          />
        </div>
        <Select
          label={t('payments.device')}
          value={terminal?.deviceId ?? ''}
          options={terminals.map(({ deviceId, deviceName }) => ({
            value: deviceId,
            text: deviceName,
          }))}
          empty={t('payments.noTerminal')}
          hint={terminal && hintOf(terminal, t)}
          onChange={setChosen}
        />
        <Field
          label={t('payments.purpose')}
          hint={t('payments.purposeHint')}
          value={purpose}
          maxLength={PURPOSE_MAX}
          autoComplete="off"
          onChange={(event) => setPurpose(event.target.value)}
        />
        <FormProblem text={failure} />
      </form>
    </FormDialog>
  );
}

/** Returns why a terminal may refuse now; the terminal itself decides when it is asked. */
function hintOf(
  { connectionEstablished, status }: PaymentTerminal,
  t: TFunction,
): string | undefined {
  if (!connectionEstablished || status === 'offline') return t('payments.offline');
  return status === 'busy' || status === 'pending' ? t('payments.busy') : undefined;
}
