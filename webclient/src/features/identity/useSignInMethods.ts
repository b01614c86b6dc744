import { ssoRoutes } from '@foyer/contracts/identity';
import { useEffect, useState } from 'react';

import { publicApi } from '#app/api.js';
import { debug } from '../../debug.js';

/** A way of signing in that the company has set up. */
export interface SignInMethod {
  readonly kind: 'ldap' | 'oidc' | 'saml';
  readonly name: string;
}

/** The company's own ways of signing in; none while they are not known. */
export function useSignInMethods(): readonly SignInMethod[] {
  const [methods, setMethods] = useState<readonly SignInMethod[]>([]);
  useEffect(() => {
    const aborted = new AbortController();
    publicApi.call(ssoRoutes.signInMethods, { signal: aborted.signal }).then(
      (answer) => setMethods(answer.methods),
      // The form stands there all the same.
      (error: unknown) => debug('sso', error),
    );
    return () => aborted.abort();
  }, []);
  return methods;
}
