import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';

import { useCompanyLook } from './app/company/useCompanyLook.js';
import { prepared } from './app/prepared.js';
import { speakToStaff } from './i18n/i18n.js';

/** A page of staff comes with the texts that visitors are not sent. */
function forStaff<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return prepared(async () => {
    const [page] = await Promise.all([load(), speakToStaff()]);
    return page;
  }).Part;
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
const ConfirmEmailPage = forStaff(
  async () => (await import('./features/identity/ConfirmEmailPage.js')).ConfirmEmailPage,
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
const TranscriptPage = forStaff(
  async () => (await import('./features/smart-meet/TranscriptPage.js')).TranscriptPage,
);
const TransactionsPage = forStaff(
  async () =>
    (await import('./features/payments/transactions/TransactionsPage.js')).TransactionsPage,
);
const SessionsPage = forStaff(
  async () => (await import('./features/sessions/SessionsPage.js')).SessionsPage,
);
const SessionPage = forStaff(async () => {
  const [{ SessionPage: Page }, { SessionMeetings }] = await Promise.all([
    import('./features/sessions/SessionPage.js'),
    import('./features/calendar/SessionMeetings.js'),
  ]);
  // The calendar draws on sessions; that a session shows meetings is put together here.
  return () => <Page Meetings={SessionMeetings} />;
});
const ChatSessionPage = forStaff(
  async () => (await import('./features/sessions/ChatSessionPage.js')).ChatSessionPage,
);
const SupervisionPage = forStaff(
  async () => (await import('./features/supervision/SupervisionPage.js')).SupervisionPage,
);
const SessionLinkPage = forStaff(
  async () => (await import('./features/sessions/SessionLinkPage.js')).SessionLinkPage,
);
const CalendarPage = forStaff(
  async () => (await import('./features/calendar/CalendarPage.js')).CalendarPage,
);
const MeetingPage = forStaff(
  async () => (await import('./features/calendar/MeetingPage.js')).MeetingPage,
);
const PastCallPage = forStaff(
  async () => (await import('./features/calendar/PastCallPage.js')).PastCallPage,
);
const MeetPage = forStaff(
  async () => (await import('./features/calendar/meet/MeetPage.js')).MeetPage,
);
const AccountPages = forStaff(
  async () => (await import('./features/identity/account/AccountPages.js')).AccountPages,
);

/** The pages of staff, and those by which they come in. The frame draws the calls, see `OpenCall`. */
export function StaffPages() {
  useCompanyLook();
  return (
    <Routes>
      <Route path="auth/login" element={<SignInPage />} />
      <Route path="auth" element={<Navigate to="/auth/login" replace />} />
      <Route path="auth/first-sign-in" element={<FirstSignInPage />} />
      <Route path="auth/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="auth/set-password" element={<LinkPasswordPage purpose="invitation" />} />
      <Route path="auth/confirm-email" element={<ConfirmEmailPage />} />
      <Route path="auth/reset" element={<LinkPasswordPage purpose="reset" />} />
      <Route path="live-session/:name" element={<SessionLinkPage />} />
      <Route path="meet/:eventId/:userName?" element={<MeetPage />} />
      <Route element={<StaffLayout />}>
        <Route element={<Permitted policy="desk.work" />}>
          <Route path="desk" element={<DeskPage />} />
          <Route path="calls" element={<CallsPage />} />
          <Route path="calls/log" element={<CallLogPage />} />
        </Route>
        <Route element={<Permitted policy="recordings.read" />}>
          <Route path="calls/:id/transcript" element={<TranscriptPage />} />
        </Route>
        <Route element={<Permitted policy="sessions.use" />}>
          <Route path="sessions" element={<SessionsPage />} />
          <Route path="sessions/:id" element={<SessionPage />} />
          <Route path="sessions/:id/call" element={null} />
          <Route path="chat-session/:name" element={<ChatSessionPage />} />
          <Route path="supervise/:callId" element={<SupervisionPage />} />
        </Route>
        <Route element={<Permitted policy="calendar.use" />}>
          <Route path="calendar" element={<CalendarPage />} />
          <Route path="calendar/:id" element={<MeetingPage />} />
          <Route path="calendar/:id/call" element={null} />
          <Route path="calendar/:id/calls/:callId" element={<PastCallPage />} />
        </Route>
        <Route element={<Permitted policy="payments.read" />}>
          <Route path="payments" element={<TransactionsPage />} />
        </Route>
        <Route path="account/*" element={<AccountPages />} />
      </Route>
      <Route path="*" element={<Navigate to="/error/404" replace />} />
    </Routes>
  );
}
