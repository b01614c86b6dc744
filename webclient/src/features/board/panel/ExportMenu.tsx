import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Icon } from '#design/Icon.js';
import { toast } from '#design/toasts.js';
import { useMenu } from '#design/useMenu.js';
import menuStyles from '#design/Menu.module.css';
import { useTexts } from '#i18n/useTexts.js';
import { boardTexts } from '../board-texts.js';
import type { BoardExport } from '../session/board-export.js';
import bar from './ToolBar.module.css';

interface ExportMenuProps {
  readonly exports: BoardExport;
  readonly documentId: string | null;
  /** The name of the document; null for the blank pages. */
  readonly name: string | null;
  /** Absent for those who may not add to the documents. */
  readonly onKept?: ((documentId: string) => void) | undefined;
}

/** Saves the drawing outside of the board: to the user's machine, or to the documents. */
export function ExportMenu({ exports, documentId, name, onKept }: ExportMenuProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const { container, open, toggle, close, onKeyDown } = useMenu();
  const called = name?.replace(/\.[^.]*$/, '') ?? says(boardTexts.title);
  const act = (work: Promise<unknown>) => {
    close();
    work.catch((error: unknown) => toast(messageOf(error, t), 'problem'));
  };
  const keep = async () => {
    onKept?.(await exports.keep(documentId, `${called} (${says(boardTexts.title)}).pdf`));
    toast(says(boardTexts.kept), 'good');
  };
  const items = [
    [boardTexts.download, () => exports.save(documentId, `${called}.pdf`, true)],
    ...(documentId === null
      ? []
      : [
          [
            boardTexts.downloadPlain,
            () => exports.save(documentId, `${called}.pdf`, false),
          ] as const,
        ]),
    [boardTexts.downloadXfdf, () => exports.saveXfdf(documentId, `${called}.xfdf`)],
    ...(onKept ? [[boardTexts.keep, keep] as const] : []),
  ] as const;
  return (
    <div ref={container} className={menuStyles.container} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={bar.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={says(boardTexts.more)}
        title={says(boardTexts.more)}
        data-testid="board-export"
        onClick={toggle}
      >
        <Icon name="download" />
      </button>
      {open && (
        <div className={menuStyles.panel} role="menu">
          {items.map(([text, work]) => (
            <button
              key={text.en}
              type="button"
              role="menuitem"
              className={menuStyles.item}
              onClick={() => act(work())}
            >
              {says(text)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
