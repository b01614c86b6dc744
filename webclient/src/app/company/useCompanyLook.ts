import { BASE_PATH } from '@foyer/contracts/identity';
import { companyTheme } from '@foyer/contracts/look';
import { appPicture } from '@foyer/contracts/settings';
import { useEffect, useSyncExternalStore } from 'react';

import { company } from '#state/company.js';
import { useStore } from '#state/store.js';

const DARK = '(prefers-color-scheme: dark)';

function isPageDark(): boolean {
  const { mode } = document.documentElement.dataset;
  return mode === undefined ? matchMedia(DARK).matches : mode === 'dark';
}

/** True if the page is in dark mode: as its reader has set it, else as the device is. */
function usePageIsDark(): boolean {
  return useSyncExternalStore((listener) => {
    const media = matchMedia(DARK);
    const marks = new MutationObserver(listener);
    media.addEventListener('change', listener);
    marks.observe(document.documentElement, { attributeFilter: ['data-mode'] });
    return () => {
      media.removeEventListener('change', listener);
      marks.disconnect();
    };
  }, isPageDark);
}

/** Shows the company's colours, and its picture on the browser's tab, on the pages of staff. */
export function useCompanyLook(): void {
  const { appearance } = useStore(company);
  const dark = usePageIsDark();
  useEffect(() => {
    const { style } = document.documentElement;
    const properties = Object.entries(companyTheme(appearance, dark));
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [appearance, dark]);
  const { favicon } = appearance;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('[rel=icon]');
    if (!icon || favicon === undefined) return undefined;
    const before = icon.href;
    const own = appPicture('favicon', favicon);
    icon.href = own;
    icon.removeAttribute('type');
    return () => {
      // The server puts the company's into the page: the product's own is what a reset goes back
      // to.
      icon.href = before.endsWith(own) ? `${BASE_PATH}/mark.svg` : before;
    };
  }, [favicon]);
}
