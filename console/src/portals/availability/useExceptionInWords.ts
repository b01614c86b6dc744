import type { PortalException } from '@foyer/contracts/portals';
import { useLocaleState, useTranslate } from 'react-admin';

import { MOMENT, regional } from '#i18n/format.js';

/** The words of an exception from the hours: when it is, and what it does then. */
export function useExceptionInWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const rangeOf = ({ startDateTime, endDateTime, timezone: timeZone }: PortalException) =>
    new Intl.DateTimeFormat(regional(locale), { ...MOMENT, timeZone }).formatRange(
      new Date(startDateTime),
      new Date(endDateTime),
    );
  const stateOf = ({ active, open }: PortalException): string =>
    translate(`portal.availability.exception.${active ? (open ? 'open' : 'closed') : 'off'}`);
  return { rangeOf, stateOf };
}
