import { useTranslate } from 'react-admin';

import { readableType } from '../i18n/readableType.js';

/** What an event is called in the language of the page; where that has no name for it, the recorded one is made readable. */
export function useEventName(): (type: string) => string {
  const translate = useTranslate();
  return (type) => translate(`event.${type}`, { _: readableType(type) });
}
