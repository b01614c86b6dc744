import type { ReactNode } from 'react';

import { LanguageSwitch } from '../../../design/LanguageSwitch.js';

/** The doorway in which a portal greets. */
export function StartFrame({ children }: { children: ReactNode }) {
  return (
    <div className="door-frame">
      <main className="door">{children}</main>
      <footer className="door-footer">
        <LanguageSwitch />
      </footer>
    </div>
  );
}
