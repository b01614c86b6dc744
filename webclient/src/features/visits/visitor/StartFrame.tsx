import type { ReactNode } from 'react';

import { LanguageSwitch } from '../../../design/LanguageSwitch.js';

/** The frame in which a portal greets. */
export function StartFrame({ children }: { children: ReactNode }) {
  return (
    <div className="start-frame">
      <main className="start-page">{children}</main>
      <footer className="start-footer">
        <LanguageSwitch />
      </footer>
    </div>
  );
}
