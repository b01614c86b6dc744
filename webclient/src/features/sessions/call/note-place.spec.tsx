import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { answering } from '#testing/answering.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Queries } from '#testing/queries.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { placeOf } from './call-place.js';
import { StaffCall } from './StaffCall.js';
import { useNotedPlace } from './useNotedPlace.js';

afterEach(cleanup);

const CALL = '01990000-0000-7000-8000-000000000001';
const TEAM = '01990000-0000-7000-8000-000000000003';
const rights = { forward: false } as unknown as Parameters<typeof StaffCall>[0]['rights'];
const documentsOf = () => ({ kind: 'session', id: TEAM }) as const;

it('the page of a call is noted while the call is on, and the way back leads to it', async () => {
  const joiner = {
    ...{ joinerId: CALL, joinerType: 'User', joinerRole: 'presenter', callStatus: false },
    ...{ displayName: 'Kim', sessionName: 'Team', isAdmin: false, _id: CALL },
    ...{ inviter: null, phoneNumber: null, callDetailId: CALL },
  };
  answering(200, { callDetailId: CALL, callJoiner: joiner, knockingStatus: 'KNOCKING' });
  const channel = new Channel(new FakeSocket());
  const wire = { channel: () => channel, apart: () => wire, close: () => undefined };
  const profile = { _id: CALL, firstName: 'Kim', lastName: 'Agent' };
  const staff = { wire: wire as unknown as Wire, profile } as unknown as Staff;
  render(
    <MemoryRouter>
      <Queries>
        <StaffProvider value={staff}>
          <StaffCall
            place={{
              ...{ id: TEAM, isMeeting: false, untitled: 'Call' },
              back: { label: 'To the session', path: `/sessions/${TEAM}` },
            }}
            rights={rights}
            documentsOf={documentsOf}
            small={false}
            onIn={() => undefined}
          />
        </StaffProvider>
      </Queries>
    </MemoryRouter>,
  );
  await waitFor(() =>
    expect(placeOf(CALL)).toEqual({ path: `/sessions/${TEAM}/call`, title: 'Team', isKept: false }),
  );
});

it('the place of a small call that another tab took is kept by this one no longer', () => {
  const Small = ({ onIn }: { readonly onIn: (isIn: boolean) => void }) => {
    const enter = useNotedPlace({
      callId: CALL,
      path: '/call',
      title: 'Team',
      isOver: false,
      onIn,
    });
    return ['in', 'out'].map((way) => (
      <button key={way} type="button" onClick={() => enter(way === 'in')}>
        {way}
      </button>
    ));
  };
  // As the frame of the pages does, which draws only a call that its user is in.
  const Frame = () => {
    const [isDrawn, onIn] = useState(true);
    return isDrawn && <Small onIn={onIn} />;
  };
  render(<Frame />);
  fireEvent.click(screen.getByText('in'));
  expect(placeOf(CALL)?.isKept).toBe(true);
  fireEvent.click(screen.getByText('out'));
  expect(placeOf(CALL)?.isKept).toBe(false);
});
