import { Navigate, Route, Routes } from 'react-router';

import { AccountLayout } from './AccountLayout.js';
import { CallsTab } from './CallsTab.js';
import { HoursTab } from './HoursTab.js';
import { PersonalTab } from './PersonalTab.js';
import { PreferencesTab } from './PreferencesTab.js';
import { ProfilesTab } from './ProfilesTab.js';
import { SecurityTab } from './SecurityTab.js';

/**
 * The pages of the member's account; one bundle, since a member who opens one soon opens the next.
 */
export function AccountPages() {
  return (
    <Routes>
      <Route element={<AccountLayout />}>
        <Route index element={<Navigate to="personal" replace />} />
        <Route path="personal" element={<PersonalTab />} />
        <Route path="preferences" element={<PreferencesTab />} />
        <Route path="calls" element={<CallsTab />} />
        <Route path="hours" element={<HoursTab />} />
        <Route path="profiles" element={<ProfilesTab />} />
        <Route path="security" element={<SecurityTab />} />
        <Route path="*" element={<Navigate to="/error/404" replace />} />
      </Route>
    </Routes>
  );
}
