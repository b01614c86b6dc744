import type { ReceiptCopy, Watch, WireStep } from '../../terminal/payment-terminal.js';

/** What a watch saw. */
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
