import { PaymentPage } from '#contexts/payments/testing/payments-app.js';
import { Kiosk } from '../kiosk.js';
import { demand } from '../demand.js';
import type { Scene } from '../scene.js';
import { atWork, inCall } from './portal-steps.js';

export const result = { STAN: '000123', TerminalID: '12345678', TimeStamp: '20260302090000' };
const NO_CARD = { cardNumber: null, cardCircuit: null };
const VISA = { cardNumber: '************1111', cardCircuit: 'VISA' };

/** A device of the portal, with a terminal that is ready. */
export async function kioskFor(scene: Scene): Promise<Kiosk> {
  await atWork(scene, 'none');
  scene.kiosk = await Kiosk.open(scene);
  await scene.office.isShown('the device');
  return scene.kiosk;
}

/** The agent has a call, and asks for a payment in it; the device has it, and has not taken it. */
export async function charges(scene: Scene): Promise<{ page: PaymentPage; kiosk: Kiosk }> {
  const kiosk = await kioskFor(scene);
  await inCall(scene);
  const { page, answer } = await ordersPayment(scene, kiosk);
  demand('a payment', answer);
  await kiosk.page.hears('initiatePayment');
  return { page, kiosk };
}

/** The agent asks for a payment in the call that there is. */
export async function ordersPayment(scene: Scene, kiosk: Kiosk) {
  const page = new PaymentPage(await scene.connect('payment', scene.player('agent').token));
  scene.transactionId = scene.office.app.core.newId.next();
  const { transactionId, callId } = scene;
  const sum = { amount: 1250, currency: 'EUR', purpose: 'Fee' };
  const order = { transactionId, callId, deviceId: kiosk.id, ...sum };
  return { page, answer: await page.emit('initiatePayment', order) };
}

/** How the payment of the scene ends, as its terminal says. */
export const answers = (scene: Scene, outcome: 'success' | 'unknown') =>
  scene.kiosk?.says('paymentResult', {
    transactionId: scene.transactionId,
    Success: outcome === 'success' ? 1 : 0,
    outcome,
    ...(outcome === 'success' ? { result, ...VISA } : { result: null, ...NO_CARD }),
  });

/** The agent gives back what was paid; the terminal has begun. */
export async function refunds(scene: Scene): Promise<void> {
  const { page, kiosk } = await charges(scene);
  const { transactionId = '' } = scene;
  await kiosk.accepts(transactionId);
  await answers(scene, 'success');
  await page.hears('transactionUpdated', ({ status }) => status === 'success');
  const reversalId = scene.office.app.core.newId.next();
  const order = { transactionId, reversalId, deviceId: kiosk.id };
  demand('a refund', await page.emit('initiateRevertPayment', order));
  await kiosk.page.hears('initiateRevertPayment');
  await kiosk.accepts(reversalId, 'reversal');
}

/** The closing of the terminal's day has begun there. */
export async function closes(scene: Scene): Promise<void> {
  const kiosk = await kioskFor(scene);
  scene.closingId = scene.office.app.core.newId.next();
  const order = { id: scene.closingId, deviceId: kiosk.id };
  demand('a closing', await scene.asAdmin('POST /admin/reconciliations', order));
  await kiosk.page.hears('reconciliationWithClosure');
  await kiosk.accepts(scene.closingId, 'reconciliation');
}
