import styles from './BoardIcon.module.css';

/**
 * Pictures of the board's own controls, as strokes on a field of 24 by 24; they are loaded with it.
 */
const paths = {
  board:
    'M4 4.500h16v11.500H4ZM12 16v4M8.500 20h7M7.500 12.500c1.500-4 2.500-4 3.500-1s2 2 3.500-1.500',
  select: 'M6 4l12.500 7-5.500 1.500L10.500 18Z',
  pen: 'M4.500 19.500l1-4.500L15.500 5a2 2 0 0 1 2.800 0l.7.700a2 2 0 0 1 0 2.800L9 18.500ZM13.500 7l3.500 3.500',
  highlighter: 'M8 14l-1.500 4.500h4.500L12 17M8 14l8-9.500 4 3.500-8 9ZM4 20.500h16',
  line: 'M5 19 19 5',
  arrow: 'M5 19 19 5M10.500 5H19v8.500',
  square: 'M4.500 6h15v12h-15Z',
  circle:
    'M12 5.500c5 0 8.500 2.800 8.500 6.500s-3.500 6.500-8.500 6.500S3.500 15.700 3.500 12 7 5.500 12 5.500Z',
  text: 'M5.500 7.500V5h13v2.500M12 5v14M9.500 19h5',
  note: 'M5 4.500h14v9.500l-5 5.500H5ZM14 19.500V14h5M8 8.500h8M8 12h4',
  stamp: 'M9.500 4h5l-1 6.500h3.500a2 2 0 0 1 2 2V15H5v-2.500a2 2 0 0 1 2-2h3.500ZM5 19.500h14',
  eraser: 'M9.500 19.500 4.500 14.500l9-9.500 6 6-8 8.500ZM8.500 10.500l6 6M11 19.500h9',
  undo: 'M9 6 4.500 10.500 9 15M5 10.500h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4.500 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 10h3',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  fit: 'M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15',
  width: 'M4 5v14M20 5v14M7 12h10M9.500 9.500 7 12l2.500 2.500M14.500 9.500 17 12l-2.500 2.500',
  minimise: 'M5 18.500h14',
  clear: 'M4.500 6.500h15M9.500 6.500V4.500h5v2M6.500 6.500l1 13h9l1-13',
} as const;

export type BoardIconName = keyof typeof paths;

/** A picture of something on the board; the button around it says what it does. */
export function BoardIcon({ name }: { readonly name: BoardIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
