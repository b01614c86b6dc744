import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { useStaff } from '#app/staff/staff-context.js';
import { dismissToastsAbout, undoToast } from '#design/toasts.js';
import { useNow } from '#state/now.js';
import { useStore } from '#state/store.js';
import { callDrawn } from '../sessions/call/call-place.js';
import { useDay } from './useDay.js';

/**
 * A notice comes at most so long after the start, in milliseconds: who opens the page later sees it
 * in the calendar.
 */
const LATE_MS = 60_000;

/** Says once that a meeting begins, or that it has been opened, with a link to join. */
export function MeetingNotices() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { profile } = useStaff();
  const meetings = useDay();
  const now = useNow();
  const drawn = useStore(callDrawn);
  const said = useRef(new Set<string>());
  const first = useRef(true);
  useEffect(() => {
    if (meetings === null) return;
    for (const { _id, name, startTime, callId, organizerId, cancelled } of meetings) {
      if (cancelled) continue;
      const path = `/calendar/${_id}/call`;
      const title = name || t('calendar.untitled');
      const join = { label: t('calendar.join'), run: () => void navigate(path) };
      const late = now - Date.parse(startTime);
      const key = `${_id} ${startTime}`;
      const isTime = late >= 0 && late < LATE_MS && !said.current.has(key);
      if (isTime) said.current.add(key);
      const hasBegun = callId !== null && !said.current.has(callId);
      if (callId !== null) said.current.add(callId);
      // A call that began before this page was opened is no news, and the organizer knows of their
      // own call.
      const isNews = hasBegun && !first.current && organizerId !== profile._id;
      // A member who is in it looks at another page.
      if (pathname === path || (callId !== null && callId === drawn)) {
        // It was said before they came in.
        dismissToastsAbout(`meeting ${_id}`);
        continue;
      }
      const says = isNews ? 'hasBegun' : 'begins';
      if (isNews || isTime)
        undoToast(t(`calendar.${says}`, { name: title }), join, `meeting ${_id}`);
    }
    first.current = false;
  }, [meetings, now, pathname, drawn, navigate, profile._id, t]);
  return null;
}
