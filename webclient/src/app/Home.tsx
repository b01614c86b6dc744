import { Navigate } from 'react-router';

import { session } from '../session/session.js';
import { useStore } from '../state/store.js';

/** The way in: to the desk, by way of signing in. */
export function Home() {
  const { token } = useStore(session.state);
  return <Navigate to={token === null ? '/auth/login' : '/desk'} replace />;
}
