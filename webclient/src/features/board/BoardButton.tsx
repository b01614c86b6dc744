import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';

interface BoardButtonProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly onClick: () => void;
}

/** Shows the board of a call, or hides it. */
export function BoardButton({ label, isShown, onClick }: BoardButtonProps) {
  return (
    <RoundButton
      label={label}
      word={barWords.board}
      aria-pressed={isShown}
      data-testid="board-button"
      live
      onClick={onClick}
      icon={
        <svg
          viewBox="0 0 24 24"
          width="1.25em"
          height="1.25em"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M4 4.500h16v11.500H4ZM12 16v4M8.500 20h7M7.500 12.500c1.500-4 2.500-4 3.500-1s2 2 3.500-1.500" />
        </svg>
      }
    />
  );
}
