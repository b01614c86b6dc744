import { BASE_PATH } from '@foyer/contracts/identity';
import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';

import { Toaster } from './design/Toaster.js';
import { speakOnKiosk, speakOnReceipt, speakToStaff } from './i18n/i18n.js';
import { Boundary } from './app/Boundary.js';
import { ErrorPage } from './app/ErrorPage.js';
import { Home } from './app/Home.js';
import { prepared } from './app/prepared.js';

const visitorPage = prepared(
  async () => (await import('./features/visits/visitor/VisitorPage.js')).VisitorPage,
);
const ShortlinkPage = lazy(async () => ({
  default: (await import('./features/portals/ShortlinkPage.js')).ShortlinkPage,
}));

const DeviceClientPage = lazy(async () => {
  const [{ DeviceClientPage: page }] = await Promise.all([
    import('./features/devices/kiosk/DeviceClientPage.js'),
    speakOnKiosk(),
  ]);
  return { default: page };
});

const ReceiptPage = lazy(async () => {
  const [{ ReceiptPage: page }] = await Promise.all([
    import('./features/payments/receipt/ReceiptPage.js'),
    speakOnReceipt(),
  ]);
  return { default: page };
});

/** A page of staff comes with the texts that visitors are not sent. */
function forStaff<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), speakToStaff()]);
    return { default: page };
  });
}

const SignInPage = forStaff(
  async () => (await import('./features/identity/SignInPage.js')).SignInPage,
);
const FirstSignInPage = forStaff(
  async () => (await import('./features/identity/FirstSignInPage.js')).FirstSignInPage,
);
const ForgotPasswordPage = forStaff(
  async () => (await import('./features/identity/ForgotPasswordPage.js')).ForgotPasswordPage,
);
const LinkPasswordPage = forStaff(
  async () => (await import('./features/identity/LinkPasswordPage.js')).LinkPasswordPage,
);
const StaffLayout = forStaff(async () => (await import('./layout/StaffLayout.js')).StaffLayout);
const Permitted = forStaff(async () => (await import('./app/staff/Permitted.js')).Permitted);
const DeskPage = forStaff(
  async () => (await import('./features/visits/desk/DeskPage.js')).DeskPage,
);
const CallsPage = forStaff(async () => (await import('./features/calls/CallsPage.js')).CallsPage);
const CallLogPage = forStaff(
  async () => (await import('./features/calls/CallLogPage.js')).CallLogPage,
);
const TransactionsPage = forStaff(
  async () =>
    (await import('./features/payments/transactions/TransactionsPage.js')).TransactionsPage,
);
const SessionsPage = forStaff(
  async () => (await import('./features/sessions/SessionsPage.js')).SessionsPage,
);
const SessionPage = forStaff(
  async () => (await import('./features/sessions/SessionPage.js')).SessionPage,
);
const SupervisionPage = forStaff(
  async () => (await import('./features/supervision/SupervisionPage.js')).SupervisionPage,
);
const SessionCallPage = forStaff(
  async () => (await import('./features/sessions/call/SessionCallPage.js')).SessionCallPage,
);
const SessionLinkPage = forStaff(
  async () => (await import('./features/sessions/SessionLinkPage.js')).SessionLinkPage,
);
const AccountPages = forStaff(
  async () => (await import('./features/identity/account/AccountPages.js')).AccountPages,
);

/** Loads what an address needs before anything is drawn; what the server has drawn there stays until then. */
export async function preparePage(path: string): Promise<void> {
  if (path.startsWith(`${BASE_PATH}/web-client-v2/`)) await visitorPage.prepare();
}

/** Every page by its address. Each is loaded when it is first opened, so that a visitor loads no desk. */
export function App() {
  return (
    <Boundary>
      <BrowserRouter basename={BASE_PATH}>
        <Suspense>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/auth/login" element={<SignInPage />} />
            <Route path="/auth" element={<Navigate to="/auth/login" replace />} />
            <Route path="/auth/first-sign-in" element={<FirstSignInPage />} />
            <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/auth/set-password" element={<LinkPasswordPage purpose="invitation" />} />
            <Route path="/auth/reset" element={<LinkPasswordPage purpose="reset" />} />
            <Route path="/web-client-v2/queue/:id" element={<visitorPage.Part />} />
            <Route path="/shortlink/:shortlink" element={<ShortlinkPage />} />
            <Route path="/live-session/:name" element={<SessionLinkPage />} />
            <Route path="/device-client" element={<DeviceClientPage />} />
            <Route
              path="/transaction/:transactionId/paymentReceipt"
              element={<ReceiptPage kind="payment" />}
            />
            <Route
              path="/transaction/:transactionId/reversedPaymentReceipt"
              element={<ReceiptPage kind="reversal" />}
            />
            <Route element={<StaffLayout />}>
              <Route element={<Permitted policy="desk.work" />}>
                <Route path="/desk" element={<DeskPage />} />
                <Route path="/calls" element={<CallsPage />} />
                <Route path="/calls/log" element={<CallLogPage />} />
              </Route>
              <Route element={<Permitted policy="sessions.use" />}>
                <Route path="/sessions" element={<SessionsPage />} />
                <Route path="/sessions/:id" element={<SessionPage />} />
                <Route path="/sessions/:id/call" element={<SessionCallPage />} />
                <Route path="/supervise/:callId" element={<SupervisionPage />} />
              </Route>
              <Route element={<Permitted policy="payments.read" />}>
                <Route path="/payments" element={<TransactionsPage />} />
              </Route>
              <Route path="/account/*" element={<AccountPages />} />
            </Route>
            <Route path="/error/:code" element={<ErrorPage />} />
            <Route path="*" element={<Navigate to="/error/404" replace />} />
          </Routes>
        </Suspense>
        <Toaster />
      </BrowserRouter>
    </Boundary>
  );
}
