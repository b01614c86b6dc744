import { SIGNATURE_FIELD, type Point, type SignaturePlace } from '@foyer/contracts/board';
import { useState } from 'react';

import type { BoardSession } from '../session/board-session.js';

const { width, height } = SIGNATURE_FIELD;

/** Asks for a signature: first a place on the document is chosen, then who signs. */
export function useSignatureRequest(session: BoardSession, documentId: string | null) {
  const [step, setStep] = useState<'rest' | 'placing' | SignaturePlace>('rest');
  const [of, setOf] = useState(documentId);
  // Another document is shown meanwhile.
  if (of !== documentId) {
    setOf(documentId);
    setStep('rest');
  }
  const chosen = typeof step === 'object' ? step : null;
  const cancel = () => setStep('rest');
  return {
    isPlacing: step === 'placing',
    chosen,
    begin: () => setStep('placing'),
    cancel,
    /** @param page From 0. */
    choose: ([x, y]: Point, page: number) =>
      setStep({
        page,
        box: [x - width / 2, y - height / 2, x + width / 2, y + height / 2],
      }),
    /** @throws ApiError */
    send: async (signerId: string) => {
      cancel();
      if (chosen) await session.signing.request([signerId], chosen);
    },
  };
}
