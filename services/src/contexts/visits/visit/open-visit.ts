import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { Language } from '@foyer/contracts/identity';
import type { VisitEvent } from '@foyer/contracts/visits';

import type { DeviceAdmission } from './device-admission.js';
import type { Moment } from './moment.js';
import type { PortalAdmission } from './portal-admission.js';
import { hasProvedNumber } from '../phone-codes/sms-code.js';
import type { Visit } from './state.js';

export interface OpenVisit {
  readonly visitId: string;
  readonly portalId: string;
  /** Trimmed; empty where none was given. */
  readonly visitorName: string;
  readonly language: Language;
  /** The device at which it is opened; null for a browser of the visitor's own. */
  readonly deviceId: string | null;
  /** True for a browser on a phone; a kiosk is none. */
  readonly onPhone?: boolean;
}

interface States {
  readonly visit: Visit;
  readonly admission: PortalAdmission;
  /** Present where the visit is opened at a device. */
  readonly device?: DeviceAdmission | undefined;
}

interface Events {
  readonly visit: readonly VisitEvent[];
}

/**
 * A visitor steps through the admission of a portal; anyone who may not be there because of the PIN
 * was sent away before. The same visitor stepping in again finds everything as it was, and leaves
 * an error behind.
 */
export function openVisit(
  { visit, admission, device }: States,
  { visitId, portalId, visitorName, language, deviceId, onPhone = false }: OpenVisit,
  { now }: Moment,
): Decision<Events> {
  if (visit.stage === 'none') {
    if (visit.forgotten) return rejected('ID_ALREADY_USED');
    if (!admission.known) return rejected('PORTAL_NOT_FOUND');
    if (!admission.open) return rejected('PORTAL_CLOSED');
    if (admission.asksName && visitorName === '') return rejected('VISITOR_NAME_REQUIRED');
    // Visitors at a kiosk can be seen, and other people could read a number that is typed there.
    if (admission.asksSmsCode && deviceId === null && !hasProvedNumber(visit, portalId, now)) {
      return rejected('SMS_CODE_REQUIRED');
    }
    if (device && !device.active) return rejected('DEVICE_DEACTIVATED');
    if (device && device.portalId !== portalId) return rejected('DEVICE_OTHER_PORTAL');
    return accepted({
      visit: [
        {
          type: 'VisitOpened',
          data: { visitId, portalId, visitorName: visitorName || null, language },
        },
        ...(deviceId === null
          ? []
          : [{ type: 'VisitOriginNoted' as const, data: { visitId, deviceId } }]),
        ...(deviceId === null && onPhone
          ? [{ type: 'VisitPhoneNoted' as const, data: { visitId } }]
          : []),
      ],
    });
  }
  // A link back leads to the portal that the visitor was sent on to, where the other one is gone.
  if (visit.entryId !== portalId && visit.portalId !== portalId) return rejected('ID_ALREADY_USED');
  if (visit.stage === 'ended') return rejected('VISIT_OVER');
  if (visit.status !== 'IN_ERROR') return accepted({ visit: [] });
  const status = visit.stage === 'inCall' ? 'IN_CALL' : 'IN_PERMISSION';
  return accepted({
    visit: [{ type: 'VisitStatusChanged', data: { visitId, status, note: null } }],
  });
}
