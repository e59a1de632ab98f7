import styles from './tone.module.css';

/** How something stands. Never told by colour alone: words and an icon, an edge or a dashed line say it as well. */
export type Tone = 'neutral' | 'waiting' | 'sent' | 'bad' | 'info';

export function toneClass(tone: Tone): string {
  return styles[tone] ?? '';
}
