import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { Suspense, useEffect, useState } from 'react';

import { Boundary } from '#app/Boundary.js';
import { reportErrorsOver } from '#app/error-reports.js';
import { prepared } from '#app/prepared.js';
import { speakInCall } from '#i18n/i18n.js';
import { KeptDevices } from '#media/core/kept-devices.js';
import { LocalMedia } from '#media/core/local-media.js';
import { useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';
import { CheckStep } from './CheckStep.js';
import { ErrorStep } from './ErrorStep.js';
import { JoiningStep } from './JoiningStep.js';
import { StepFrame } from './StepFrame.js';
import type { VisitSession } from './visit-session.js';

/** A part that speaks the words of a call, which are loaded with it. */
const inWords = async <Part,>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, speakInCall()]))[0];

const call = prepared(async () => (await inWords(import('./CallToLeave.js'))).CallToLeave, {
  vital: true,
});
const waiting = prepared(async () => (await import('./WaitingStep.js')).WaitingStep, {
  vital: true,
});
const connection = prepared(async () => (await import('./VisitConnection.js')).VisitConnection, {
  look: 'none',
});
const blurQuestion = prepared(
  async () => (await import('#media/components/BlurQuestion.js')).BlurQuestion,
  { look: 'over', inCall: true },
);
const goodbye = prepared(async () => (await inWords(import('./GoodbyeStep.js'))).GoodbyeStep, {
  vital: true,
});

interface VisitStepsProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
}

interface StepProps extends VisitStepsProps {
  readonly media: LocalMedia;
  readonly view: VisitView;
  /** None any more once the visit is over. */
  readonly wire: Wire | null;
}

/** The step that the visit has come to. */
function Step({ portal, session, media, view, wire }: StepProps) {
  // A call that was left can be lost meanwhile: the way back stays open while the visit waits.
  const [isLeft, setLeft] = useState(false);
  if (view.status === 'IN_CALL' || (isLeft && view.status === 'IN_WAITING')) {
    return (
      <Suspense fallback={<JoiningStep portal={portal} />}>
        {wire && <call.Part {...{ portal, session, media, view, wire }} onLeft={setLeft} />}
      </Suspense>
    );
  }
  switch (view.status) {
    case 'IN_PERMISSION':
    case 'IN_START':
      return <CheckStep portal={portal} session={session} media={media} />;
    case 'IN_WAITING':
      return (
        <Suspense fallback={<StepFrame portal={portal}>{null}</StepFrame>}>
          <waiting.Part portal={portal} session={session} media={media} view={view} />
        </Suspense>
      );
    case 'IN_END':
      return (
        <Suspense fallback={<StepFrame portal={portal}>{null}</StepFrame>}>
          <goodbye.Part
            portal={portal}
            session={session}
            view={view}
            leadOn={(link) => location.assign(link)}
          />
        </Suspense>
      );
    case 'IN_ERROR':
      return null;
  }
}

function BlurFailure({ media }: { media: LocalMedia }) {
  const { blur } = useStore(media.state);
  return blur === 'failed' && <blurQuestion.Part media={media} />;
}

/** The steps after the start page; the server's state of the visit decides which one is shown. */
export function VisitSteps({ portal, session }: VisitStepsProps) {
  const { view, wire } = useStore(session.state);
  const [media] = useState(() => new LocalMedia(navigator.mediaDevices, localStorage));
  const status = view?.status;
  const visitId = view?.clientId;
  useEffect(() => (wire ? reportErrorsOver(wire.channel('main')) : undefined), [wire]);

  useEffect(() => {
    if (visitId === undefined) return undefined;
    const kept = new KeptDevices(media, visitId);
    kept.open();
    return () => kept.close();
  }, [media, visitId]);

  useEffect(() => () => media.close(), [media]);
  useEffect(() => {
    // A visitor who is about to ring gets the place at once.
    void waiting.prepare();
    // While the visitor waits, what comes next is loaded and the call's channel opened; the camera
    // is let go when it is over.
    if (status === 'IN_WAITING') {
      void call.prepare();
      void goodbye.prepare();
      wire?.channel('conference');
    }
    if (status === 'IN_END') media.close();
  }, [status, media, wire]);

  if (!view) return null;
  return (
    <>
      <Suspense>
        {wire && <connection.Part wire={wire} view={view} />}
        <BlurFailure media={media} />
      </Suspense>
      {view.status === 'IN_ERROR' ? (
        <ErrorStep portal={portal} session={session} />
      ) : (
        <Boundary fallback={null} onFailure={({ message }) => session.fail(message)}>
          <Step {...{ portal, session, media, view, wire }} />
        </Boundary>
      )}
    </>
  );
}
