import { BASE_PATH } from '@foyer/contracts/identity';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';

import { speakOnKiosk, speakOnReceipt } from './i18n/i18n.js';
import { Boundary } from './app/Boundary.js';
import { ErrorPage } from './app/ErrorPage.js';
import { GettingReadyLine } from './app/GettingReadyLine.js';
import { Home } from './app/Home.js';
import { prepared } from './app/prepared.js';

const visitorPage = prepared(
  async () => (await import('./features/visits/visitor/VisitorPage.js')).VisitorPage,
  { vital: true },
);
const { Part: ShortlinkPage } = prepared(
  async () => (await import('./features/portals/ShortlinkPage.js')).ShortlinkPage,
  { vital: true },
);

const { Part: DeviceClientPage } = prepared(
  async () => {
    const [{ DeviceClientPage: page }] = await Promise.all([
      import('./features/devices/kiosk/DeviceClientPage.js'),
      speakOnKiosk(),
    ]);
    return page;
  },
  { vital: true },
);

const { Part: ReceiptPage } = prepared(
  async () => {
    const [{ ReceiptPage: page }] = await Promise.all([
      import('./features/payments/receipt/ReceiptPage.js'),
      speakOnReceipt(),
    ]);
    return page;
  },
  { vital: true },
);

const { Part: StaffPages } = prepared(async () => (await import('./StaffPages.js')).StaffPages, {
  vital: true,
});

/** Toasts come after the first picture, before which none is said. */
const { Part: Toasts } = prepared(async () => (await import('./app/Toasts.js')).Toasts, {
  look: 'none',
});

/**
 * Loads what an address needs before anything is drawn; what the server has drawn there stays until
 * then.
 */
export async function preparePage(path: string): Promise<void> {
  if (path.startsWith(`${BASE_PATH}/web-client-v2/`)) await visitorPage.prepare();
}

/**
 * Every page by its address. Each is loaded when it is first opened, so that a visitor loads no
 * desk, nor where it lies.
 */
export function App() {
  return (
    <Boundary>
      <BrowserRouter basename={BASE_PATH}>
        <Suspense>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/web-client-v2/queue/:id" element={<visitorPage.Part />} />
            <Route path="/shortlink/:shortlink" element={<ShortlinkPage />} />
            <Route path="/device-client" element={<DeviceClientPage />} />
            <Route
              path="/transaction/:transactionId/paymentReceipt"
              element={<ReceiptPage kind="payment" />}
            />
            <Route
              path="/transaction/:transactionId/reversedPaymentReceipt"
              element={<ReceiptPage kind="reversal" />}
            />
            <Route path="/error/:code" element={<ErrorPage />} />
            <Route path="/*" element={<StaffPages />} />
          </Routes>
        </Suspense>
        <GettingReadyLine />
        <Suspense>
          <Toasts />
        </Suspense>
      </BrowserRouter>
    </Boundary>
  );
}
