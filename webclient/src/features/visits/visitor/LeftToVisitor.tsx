import { useEffectEvent, useLayoutEffect } from 'react';

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
  const receipts = usePayerReceipts({ clientId });
  const { value, failure, isOver } = left;
  const isAsked = value === null && failure === null;
  const holds = !isOver && (isAsked || (value?.docs.length ?? 0) + receipts.length > 0);
  const report = useEffectEvent(onHolds);
  // Before a countdown to the next page is drawn; what breaks holds no one.
  useLayoutEffect(() => {
    report(holds);
    return () => report(false);
  }, [holds]);
  if (isOver) return null;
  return (
    <>
      <GoodbyeDocuments {...{ left, clientId, token }} />
      <PaidReceipts {...{ clientId, token }} />
    </>
  );
}
