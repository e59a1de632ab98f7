import styles from './install-card.module.css';

interface Lines {
  /** What surrounds the thing to tap. */
  around: string;
  /** The thing to tap, drawn strongly. */
  tap: string;
}

const SHEET = 'M8 54V12a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v42';

/** What a phone shows at each step, as far as it helps to find it. On an 80 × 60 grid; left-to-right, turned round by style. */
const drawings = {
  share: { around: 'M4 9h72M4 53h72M13 31h8M59 31h8', tap: 'M40 34V16m-6 6l6-6 6 6M34 27h-4v18h20V27h-4' },
  dots: { around: 'M4 14h72M4 46h72M12 30h40', tap: 'M66 22v.1M66 30v.1M66 38v.1' },
  line: {
    around: `${SHEET}M16 17h22M16 48h26`,
    tap: 'M16 33h18M50 24h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H50a2 2 0 0 1-2-2V26a2 2 0 0 1 2-2zM57 28.5v9M52.5 33h9',
  },
  add: {
    around: `${SHEET}M16 22h12M16 38h10v10H16zM34 43h28`,
    tap: 'M46 14h12a8 8 0 0 1 0 16H46a8 8 0 0 1 0-16zM47 22h10',
  },
} as const satisfies Readonly<Record<string, Lines>>;

export type DrawingName = keyof typeof drawings;

/** Decorative: the words beside it say the same. */
export function InstallDrawing({ name }: { name: DrawingName }) {
  const { around, tap } = drawings[name];
  return (
    <svg className={styles['drawing']} viewBox="0 0 80 60" aria-hidden="true" focusable="false">
      <path className={styles['around']} d={around} />
      <path className={styles['tap']} d={tap} />
    </svg>
  );
}
