import type { ReactNode } from 'react';
import { certificateMakerTexts } from '../../strings/volunteers/certificate.ts';
import { Button } from '../../ui/button.tsx';
import { CardActions } from '../../ui/card.tsx';
import styles from './paper-actions.module.css';

/** `pdf`: where the server gives the same as a file. */
export function PaperActions({ pdf, children }: { pdf: string; children?: ReactNode }) {
  return (
    <CardActions>
      <Button look="aid" onClick={() => window.print()}>
        {certificateMakerTexts.print}
      </Button>
      <a href={pdf} download className={styles['file']}>
        {certificateMakerTexts.pdf}
      </a>
      {children}
    </CardActions>
  );
}
