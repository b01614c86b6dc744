import { OwnHold } from '#media/components/HeldLine.js';
import { OwnRecording } from '#media/components/OwnRecording.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import { BoardLine } from '../../board/BoardLine.js';
import { WaitingLine } from './WaitingLine.js';

interface HeldLinesProps {
  readonly call: CallInHand;
  /** True while a board lies behind the drawer. */
  readonly hasBoard: boolean;
  readonly waiting: readonly string[];
  /** Uncovers what lies behind the drawer. */
  readonly onShow: () => void;
}

/** Says in a drawer what it covers on a phone: the hold, the board, and what waits to be answered. */
export function HeldLines({ call, hasBoard, waiting, onShow }: HeldLinesProps) {
  return (
    <>
      <OwnHold call={call} />
      <OwnRecording call={call} />
      {hasBoard && <BoardLine onShow={onShow} />}
      <WaitingLine waiting={waiting} onShow={onShow} />
    </>
  );
}
