import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { classes } from '../classes.ts';
import styles from './toaster.module.css';

/** The library's queue (at most 20 at once), drawn by our own styles: its own would need a hole in the content policy. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: 5000 });
  return (
    <div className={styles['stack']} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((shown) => shown.visible)
        .map((shown) => (
          <div key={shown.id} className={classes(styles['toast'], styles[shown.type])} {...shown.ariaProps}>
            {resolveValue(shown.message, shown)}
          </div>
        ))}
    </div>
  );
}

export { toast };
