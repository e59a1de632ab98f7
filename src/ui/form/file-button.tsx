import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './file-picker.module.css';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  label: string;
  icon: IconName;
  onFiles(files: File[]): void;
}

/** Chooses pictures. Its control has no name: what it chooses is no value of the form around it. */
export function FileButton({ label, icon, onFiles, ...input }: FileButtonProps) {
  return (
    <div className={styles['choose']}>
      <Icon name={icon} size={20} />
      <span aria-hidden="true">{label}</span>
      <input
        accept="image/*"
        {...input}
        type="file"
        aria-label={label}
        className={styles['input']}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again after it was taken out.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}
