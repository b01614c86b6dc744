import { callRoutes, type CallRecord } from '@foyer/contracts/calls';
import { useEffect, useState } from 'react';

import { api } from '../../../app/api.js';
import { debug } from '../../../app/debug.js';

/** The record of a call that is on; null until it is loaded. */
export function useCallRecord(id: string): CallRecord | null {
  const [record, setRecord] = useState<CallRecord | null>(null);
  useEffect(() => {
    const aborted = new AbortController();
    api
      .call(callRoutes.getCall, { params: { id }, signal: aborted.signal })
      .then(setRecord, (error: unknown) => debug('desk', 'no record', error));
    return () => aborted.abort();
  }, [id]);
  return record;
}
