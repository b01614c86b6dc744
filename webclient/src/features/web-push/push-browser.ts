import { BASE_PATH } from '@foyer/contracts/identity';
import { NOTICE_WORKER } from '@foyer/contracts/web-push';

/** Undefined where the browser has no service workers, or the page is not secure. */
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

export const hasPush = (): boolean => workers() !== undefined && 'PushManager' in globalThis;

/** Registers the service worker of notices, once; the browser keeps it. */
export async function registration(): Promise<ServiceWorkerRegistration> {
  const container = workers();
  if (!container) throw new Error('This browser has no service workers');
  await container.register(`${BASE_PATH}/${NOTICE_WORKER}`, { scope: `${BASE_PATH}/` });
  return container.ready;
}

/** The subscription that the browser has, if there is one; registers nothing. */
export async function present(): Promise<PushSubscription | null> {
  const found = await workers()?.getRegistration(`${BASE_PATH}/`);
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** Thrown where the browser refuses a subscription, though notices are permitted. */
export class PushNotOffered extends Error {}

/**
 * Subscribes for a key of the server; a subscription for another key is replaced.
 * @throws PushNotOffered
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  try {
    return await subscribed(publicKey);
  } catch (error) {
    if (error instanceof DOMException) throw new PushNotOffered(error.name, { cause: error });
    throw error;
  }
}

async function subscribed(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** The parts of a subscription that the server needs. */
export function addressOf(subscription: PushSubscription) {
  const { keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}
