import type { ClientStatus } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import type { VisitDocument } from '@foyer/projections/visits';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { ClientSecrets, Tokens } from '#contexts/identity';

const needs = { store: need<ReadStore>(READ_STORE) };

/** The visit that is under way at a device, if any; the newest of several. */
export const FindVisitOfDevice = defineQuery({
  name: 'FindVisitOfDevice',
  needs,
  answer: async (
    deviceId: string,
    { needs: { store } },
  ): Promise<{ readonly clientId: string; readonly status: ClientStatus } | null> => {
    const [newest] = await store
      .collection<VisitDocument>('visits')
      .find({ 'device.deviceId': deviceId, endedAt: null }, { sort: { openedAt: -1 }, limit: 1 });
    return newest ? { clientId: newest._id, status: newest.status } : null;
  },
});

interface VisitAtDevice {
  readonly deviceId: string;
  readonly visitId: string;
}

/** Sees that a visit was opened at a device. @throws Rejected VISIT_NOT_FOUND for any other. */
export const RequireVisitAtDevice = defineQuery({
  name: 'RequireVisitAtDevice',
  needs,
  answer: async (
    { deviceId, visitId }: VisitAtDevice,
    { needs: { store } },
  ): Promise<{ readonly isOver: boolean }> => {
    const visit = await store.collection<VisitDocument>('visits').findOne({ _id: visitId });
    if (visit?.device?.deviceId !== deviceId) throw new Rejected('VISIT_NOT_FOUND');
    return { isOver: visit.endedAt !== null };
  },
});

/**
 * Finds the visit of a call at a device: by the visit's own id, which is that of its first call, or
 * as the current one there.
 * @throws Rejected VISIT_NOT_FOUND for any other.
 */
export const FindVisitOfCallAtDevice = defineQuery({
  name: 'FindVisitOfCallAtDevice',
  needs,
  answer: async (
    { deviceId, callId }: { readonly deviceId: string; readonly callId: string },
    { needs: { store } },
  ): Promise<string> => {
    const visits = store.collection<VisitDocument>('visits');
    const known =
      (await visits.findOne({ _id: callId })) ??
      (await visits.findOne({ 'device.deviceId': deviceId, endedAt: null, callDetailId: callId }));
    if (known?.device?.deviceId !== deviceId) throw new Rejected('VISIT_NOT_FOUND');
    return known._id;
  },
});

/** A fresh token for a visit that was opened at a device and is not over. */
export const GiveVisitToken = defineQuery({
  name: 'GiveVisitToken',
  needs: { ...needs, tokens: Tokens, secrets: ClientSecrets },
  answer: async (
    { deviceId, visitId }: VisitAtDevice,
    { needs: { store, tokens, secrets } },
  ): Promise<string> => {
    const visit = await store.collection<VisitDocument>('visits').findOne({ _id: visitId });
    if (visit?.device?.deviceId !== deviceId) throw new Rejected('VISIT_NOT_FOUND');
    if (visit.endedAt !== null) throw new Rejected('VISIT_OVER');
    const secretName = await secrets.currentName(visitId);
    if (secretName === undefined) throw new Rejected('VISIT_NOT_FOUND');
    return tokens.issueVisitToken(visitId, secretName);
  },
});
