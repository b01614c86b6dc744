import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CallFooter } from '#app/CallFooter.js';
import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { CallStage } from '#media/components/CallStage.js';
import { useCall } from '#media/hooks/useCall.js';
import { useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';
import { useCallBoard } from '#features/board/useCallBoard.js';
import { CallPolls } from '#features/polls/CallPolls.js';
import { PayerReceiptDialog } from '#features/payments/payer/PayerReceiptDialog.js';
import { OnHold } from '#features/visits/visitor/OnHold.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import { noCall, type Kiosk } from '../kiosk.js';
import { KioskReading } from '../reading/KioskReading.js';
import { useReading } from '../reading/useReading.js';
import { SecondThought } from '../screen/SecondThought.js';
import { presenceOf } from '../state/call-presence.js';
import { KioskCallBar } from './KioskCallBar.js';
import styles from './KioskCall.module.css';

interface KioskCallProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly kiosk: Kiosk;
  readonly view: VisitView;
  readonly wire: Wire;
}

/**
 * The call on a kiosk: the other person large, and only the controls that a first-time visitor
 * needs.
 */
export function KioskCall({ portal, session, kiosk, view, wire }: KioskCallProps) {
  const { t } = useTranslation();
  const callId = view.callDetailId ?? view.clientId;
  const { media } = kiosk;
  const channel = wire.channel('conference');
  const call = useCall(channel, callId, media);
  const { board } = useCallBoard({
    ...{ call, callId, channel, token: session.token, isPublic: true },
    kind: 'queue',
    documentsOf: { kind: 'call', id: callId },
  });
  const reading = useReading({ wire, session, callId, call });
  const { volume } = useStore(kiosk.state);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { state, session: inCall } = call;

  useEffect(() => {
    kiosk.call.set({ callId, parts: presenceOf(state) });
  }, [kiosk, callId, state]);
  useEffect(() => () => kiosk.call.set(noCall), [kiosk]);
  useEffect(() => {
    // A kiosk has no person who would press a button for it.
    if (state.phase === 'replaced') void inCall.takeBack();
  }, [state.phase, inCall]);

  const isIn = state.phase === 'in';
  useEffect(() => {
    if (!isIn) return undefined;
    void kiosk.documentCamera.open(inCall);
    return () => kiosk.documentCamera.close();
  }, [kiosk, inCall, isIn]);

  const leave = async () => {
    setBusy(true);
    try {
      await session.leaveCall(callId);
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <main className={styles.call}>
      <CallStage
        call={call}
        media={media}
        volume={volume}
        board={board}
        footer={<CallFooter />}
        expecting={view.agentName ?? t('call.somebody')}
        whileOnHold={<OnHold portal={portal} since={call.state.self?.pausedSince ?? null} />}
        onLeave={() => setAsking(true)}
        controls={<KioskCallBar portal={portal} kiosk={kiosk} onLeave={() => setAsking(true)} />}
      />
      <KioskReading {...reading} />
      <CallPolls {...{ call, channel, callId }} kind="queue" atKiosk />
      <PayerReceiptDialog wire={wire} clientId={view.clientId} />
      {asking && (
        <div className={styles.asking} data-mode="dark">
          <SecondThought question={t('call.leaveTitle')} onStay={() => setAsking(false)}>
            <Button kind="danger" size="large" busy={busy} onClick={() => void leave()}>
              {t('call.leave')}
            </Button>
            <Button size="large" onClick={() => setAsking(false)}>
              {t('call.stay')}
            </Button>
          </SecondThought>
        </div>
      )}
    </main>
  );
}
