import {
  fieldScale,
  SIGNATURE_FIELD,
  type Point,
  type SignaturePlace,
} from '@foyer/contracts/board';
import { useState } from 'react';

import { boxBetween, type PageGeometry } from '../canvas/geometry.js';
import type { BoardSession } from '../session/board-session.js';

/** Asks for a signature: first a place on the document is chosen, then who signs. */
export function useSignatureRequest(session: BoardSession, documentId: string | null) {
  const [step, setStep] = useState<'rest' | 'placing' | SignaturePlace>('rest');
  const [of, setOf] = useState(documentId);
  // Another document has been shown in the meantime.
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
    choose: ([x, y]: Point, page: number, { toPage, toView, ...paper }: PageGeometry) => {
      const scale = fieldScale(paper.width, paper.height);
      const [width, height] = [SIGNATURE_FIELD.width * scale, SIGNATURE_FIELD.height * scale];
      // Upright as the page is seen, also where it is turned.
      const [left, top] = toView([x, y]);
      const at = ([dx, dy]: Point) => toPage([left + dx, top + dy]);
      const corners = [at([-width / 2, -height / 2]), at([width / 2, height / 2])] as const;
      setStep({ page, box: [...boxBetween(...corners)] });
    },
    /** @throws ApiError */
    send: async (signerIds: readonly string[], inOrder: boolean) => {
      cancel();
      if (chosen) await session.signing.request(signerIds, chosen, inOrder);
    },
  };
}
