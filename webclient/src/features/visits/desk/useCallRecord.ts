import { callRoutes, type CallRecord } from '@foyer/contracts/calls';
import { useEffect, useState } from 'react';

import { api } from '#app/api.js';
import { debug } from '#debug.js';

/**
 * The record of a call that is on; null until it is loaded.
 * @param present How many others are in the call: anyone who comes or goes changes the record,
 *   which may be a moment behind when the call begins.
 */
export function useCallRecord(id: string, present: number): CallRecord | null {
  const [record, setRecord] = useState<CallRecord | null>(null);
  useEffect(() => {
    const aborted = new AbortController();
    api
      .call(callRoutes.getCall, { params: { id }, signal: aborted.signal })
      .then(setRecord, (error: unknown) => debug('desk', 'no record', error));
    return () => aborted.abort();
  }, [id, present]);
  return record;
}
