import type {
  OpenTransaction,
  PaymentOrder,
  ReceiptCopy,
  Watch,
  WireStep,
} from '../../terminal/payment-terminal.js';

/** Makes a watch that records its calls. */
export function watching() {
  const steps: WireStep[] = [];
  const shown: string[] = [];
  const printed: Record<ReceiptCopy, string[]> = { customer: [], merchant: [] };
  const watch: Watch = {
    step: async (step) => void steps.push(step),
    display: (lines) => void shown.push(...lines),
    print: (copy, lines) => void printed[copy].push(...lines),
  };
  return { watch, steps, shown, printed };
}

/** A payment that an agent finds in its journal, after the recorded steps. */
export const openAfter = (steps: readonly WireStep[], order: PaymentOrder): OpenTransaction => ({
  kind: 'payment',
  ...order,
  baseline: steps.find((step) => step.baseline !== undefined)?.baseline ?? null,
  approved: steps.find((step) => step.approved !== undefined)?.approved ?? null,
});
