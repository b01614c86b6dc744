import { expect, test } from '@jest/globals';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';

import { SelectedTabInSight } from './SelectedTabInSight.js';

const NAMES = ['general', 'hours', 'documents'];
const WIDTH = { tab: 100, scroller: 150 };

function Page() {
  const tab = useLocation().pathname.slice(1);
  return (
    <SelectedTabInSight>
      <Tabs value={tab} variant="scrollable">
        {NAMES.map((name) => (
          <Tab key={name} value={name} label={name} component={Link} to={`/${name}`} />
        ))}
      </Tabs>
    </SelectedTabInSight>
  );
}

test('the selected tab stands in the middle of tabs that are wider than the screen', async () => {
  Object.defineProperties(HTMLElement.prototype, {
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return NAMES.indexOf(this.textContent) * WIDTH.tab;
      },
    },
    clientWidth: {
      configurable: true,
      get(this: HTMLElement) {
        return this.classList.contains('MuiTabs-scroller') ? WIDTH.scroller : WIDTH.tab;
      },
    },
  });
  render(
    <MemoryRouter initialEntries={['/documents']}>
      <Page />
    </MemoryRouter>,
  );
  const scroller = () => screen.getByRole('tablist').closest('.MuiTabs-scroller')!;
  await waitFor(() => expect(scroller().scrollLeft).toBe(175));
  fireEvent.click(screen.getByRole('tab', { name: 'hours' }));
  await waitFor(() => expect(scroller().scrollLeft).toBe(75));
});
