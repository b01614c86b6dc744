import { Navigate, Route, Routes } from 'react-router';

import { AccountLayout } from './AccountLayout.js';
import { SecurityTab } from './SecurityTab.js';

/** The pages of the own account; one bundle, since who opens one soon opens the next. */
export function AccountPages() {
  return (
    <Routes>
      <Route element={<AccountLayout />}>
        <Route index element={<Navigate to="security" replace />} />
        <Route path="security" element={<SecurityTab />} />
        <Route path="*" element={<Navigate to="/error/404" replace />} />
      </Route>
    </Routes>
  );
}
