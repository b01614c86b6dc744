import type { MediaRules, Participant } from '@foyer/contracts/calls';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#design/IconButton.js';
import menu from '#design/Menu.module.css';
import { useMenu } from '#design/useMenu.js';
import type { CallControls } from './call-controls.js';
import { actionsFor, requestsFor, rolesFor } from './participant-actions.js';
import type { DeviceRequests } from './useDeviceRequest.js';

interface ParticipantMenuProps {
  readonly self: Participant;
  readonly other: Participant;
  readonly rules: MediaRules | null;
  readonly controls: CallControls;
  readonly devices: DeviceRequests;
  readonly act: (work: Promise<void>) => void;
}

/** The actions on one participant; empty if there are none. */
export function ParticipantMenu({
  self,
  other,
  rules,
  controls,
  devices,
  act,
}: ParticipantMenuProps) {
  const { t } = useTranslation();
  const { open, toggle, close, container, onKeyDown } = useMenu();
  const actions = actionsFor(self, other);
  const roles = rolesFor(self, other);
  const requests = requestsFor(self, other, rules);
  if (actions.length + roles.length + requests.length === 0) return null;
  const name = other.displayName || t('call.somebody');
  const run = (work: Promise<void>) => {
    close();
    act(work);
  };
  return (
    <div ref={container} className={menu.container} onKeyDown={onKeyDown}>
      <IconButton
        icon="sliders"
        label={t('sessionCall.actions', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={toggle}
      />
      {open && (
        <div className={menu.panel} role="menu" aria-label={t('sessionCall.actions', { name })}>
          {requests.map((kind) => (
            <button
              key={kind}
              type="button"
              role="menuitem"
              className={menu.item}
              onClick={() => run(devices.ask(kind, self, other))}
            >
              {t(`sessionCall.askFor.${kind}`)}
            </button>
          ))}
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              role="menuitem"
              className={menu.item}
              onClick={() => run(controls.perform(action, self, other))}
            >
              {t(`sessionCall.do.${action}`)}
            </button>
          ))}
          {roles.map((role) => (
            <button
              key={role}
              type="button"
              role="menuitem"
              className={menu.item}
              onClick={() => run(controls.giveRole(role, other))}
            >
              {t(`sessionCall.makeRole.${role}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
