import { disasterPageTexts } from '../../strings/public/disaster.ts';
import styles from './disaster-screen.module.css';

/** What those who lead the relief work tell everybody. */
export function CampaignText({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <section className={styles['section']}>
      <h2>{disasterPageTexts.campaign}</h2>
      <p dir="auto" className={styles['words']}>
        {text}
      </p>
    </section>
  );
}
