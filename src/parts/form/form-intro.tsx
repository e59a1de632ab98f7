import { DangerLine } from './danger-line.tsx';
import styles from './form-intro.module.css';

interface FormIntroProps {
  title: string;
  lead: string;
  emergencyNumber: string | undefined;
}

export function FormIntro({ title, lead, emergencyNumber }: FormIntroProps) {
  return (
    <header className={styles['intro']}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <div className={styles['danger']}>
        <DangerLine number={emergencyNumber} />
      </div>
    </header>
  );
}
