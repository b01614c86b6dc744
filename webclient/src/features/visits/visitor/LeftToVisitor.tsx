import { useEffect, useEffectEvent } from 'react';

import { GoodbyeDocuments } from '../../documents/GoodbyeDocuments.js';
import { useGoodbyeDocuments, type TokenOfVisitor } from '../../documents/useGoodbyeDocuments.js';
import { PaidReceipts } from '../../payments/payer/PaidReceipts.js';
import { usePayerReceipts } from '../../payments/payer/payer-receipts.js';

interface LeftToVisitorProps {
  readonly clientId: string;
  readonly token: TokenOfVisitor;
  /** True at a kiosk, where the next person stands: a receipt is taken along by its code alone. */
  readonly atKiosk: boolean;
  /** Receives true for as long as there is something to save, or to be looked up. */
  readonly onHolds: (holds: boolean) => void;
}

const toNoOne = () => null;

/** The documents and receipts of a visit, for as long as the server gives them out after it. */
export function LeftToVisitor({ clientId, token, atKiosk, onHolds }: LeftToVisitorProps) {
  const left = useGoodbyeDocuments(atKiosk ? toNoOne : token);
  const receipts = usePayerReceipts(clientId);
  const isOver = left.value?.until === null;
  const hasSome = left.value === null || left.value.docs.length + receipts.length > 0;
  const holds = !isOver && hasSome;
  const report = useEffectEvent(onHolds);
  useEffect(() => report(holds), [holds]);
  if (isOver) return null;
  return (
    <>
      <GoodbyeDocuments {...{ left, clientId, token }} />
      <PaidReceipts {...{ clientId, token }} />
    </>
  );
}
