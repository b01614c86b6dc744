import {
  settingsRoutes,
  type AppSettingGroup,
  type AppSettingValues,
} from '@foyer/contracts/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { askForCompany, useCompany } from '../company/company.js';
import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';

const KEY = ['app-setting'];
const CHANGES = ['app-setting-changes'];

/** All settings of the deployment, as they stand. */
export function useAppSetting() {
  useChangesElsewhere();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call(settingsRoutes.getAppSetting, { signal }),
  });
}

/** Reads the settings again, for all components that show them. */
export function useReadSetting() {
  const client = useQueryClient();
  const queryFn = () => api.call(settingsRoutes.getAppSetting, {});
  return () => client.query({ queryKey: KEY, queryFn, staleTime: 0 });
}

/**
 * Another page or person has changed what this console goes by: the settings and their history are
 * old.
 */
function useChangesElsewhere(): void {
  const client = useQueryClient();
  const present = useCompany();
  const known = useRef(present);
  useEffect(() => {
    if (known.current === present) return;
    known.current = present;
    void client.invalidateQueries({ queryKey: KEY });
    void client.invalidateQueries({ queryKey: CHANGES });
  }, [client, present]);
}

/**
 * Loads all data again that a change affects: the settings, their history, and the settings that
 * this console uses.
 */
export function useSettingsChanged() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: CHANGES }),
      askForCompany(),
    ]);
  };
}

/** Saves a group of settings, and says that it is done; a refusal is its form's to tell. */
export function useSaveSetting<G extends AppSettingGroup>(group: G) {
  const changed = useSettingsChanged();
  const notification = useNotification();
  return useMutation({
    mutationFn: ({ value, revision }: { value: AppSettingValues[G]; revision?: number }) =>
      api.call(settingsRoutes.saveAppSetting, {
        body: {
          [group]: value,
          ...(revision !== undefined && { revisions: { [group]: revision } }),
        },
      }),
    onSuccess: async () => {
      await changed();
      notification.done('SETTINGS_UPDATED');
    },
  });
}

/** Takes a group of settings back to its standard. */
export function useResetSetting(group: AppSettingGroup) {
  const changed = useSettingsChanged();
  const notification = useNotification();
  return useMutation({
    mutationFn: (id: string) =>
      api.call(settingsRoutes.resetAppSetting, { params: { id }, query: { group } }),
    onSuccess: async () => {
      await changed();
      notification.done('SETTINGS_UPDATED');
    },
    onError: (error) => notification.failed('APP_SETTINGS', error),
  });
}
