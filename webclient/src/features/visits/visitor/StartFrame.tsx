import type { ReactNode } from 'react';

import { PublicFooter } from '#app/PublicFooter.js';

/** The frame in which a portal greets. */
export function StartFrame({ children }: { children: ReactNode }) {
  return (
    <div className="start-frame">
      <main className="start-page">{children}</main>
      <footer className="start-footer">
        <PublicFooter />
      </footer>
    </div>
  );
}
