import { Outlet } from 'react-router';

/** What stands around every page of staff. */
export function StaffLayout() {
  return <Outlet />;
}
