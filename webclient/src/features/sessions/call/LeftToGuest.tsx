import { GoodbyeDocuments } from '../../documents/GoodbyeDocuments.js';
import { useGoodbyeDocuments, type TokenOfVisitor } from '../../documents/useGoodbyeDocuments.js';
import { PaidReceipts } from '../../payments/payer/PaidReceipts.js';

interface LeftToGuestProps {
  readonly clientId: string;
  readonly placeId: string;
  readonly token: TokenOfVisitor;
  /** True where it is not known that there was a call: then nothing is missing without. */
  readonly quiet?: boolean;
}

/** The documents and receipts of a guest, for as long as the server gives them out after the call. */
export function LeftToGuest({ clientId, placeId, token, quiet = false }: LeftToGuestProps) {
  const left = useGoodbyeDocuments(token);
  const isShown = !left.isOver && !(quiet && left.failure !== null);
  return (
    <>
      {isShown && <GoodbyeDocuments {...{ left, clientId, token }} />}
      <PaidReceipts {...{ clientId, placeId, token }} />
    </>
  );
}
