import { useRef, type ChangeEvent } from 'react';
import { described, Field, type FieldProps } from './field.tsx';
import styles from './file-picker.module.css';
import { Icon } from '../icon.tsx';
import { PickedFile } from './picked-file.tsx';
import { useFocusHeir } from './use-focus-heir.ts';

interface FilePickerProps extends FieldProps {
  files: readonly File[];
  /** All that are chosen now. */
  onChange(files: File[]): void;
  /** What the button says. */
  choose: string;
  /** Of which the name is said. */
  remove(name: string): string;
  accept?: string;
  /** With so many there is nothing more to choose. */
  max: number;
}

/** Several pictures, each seen before it is sent, each taken out again. What is chosen later comes to what is there. */
export function FilePicker({ files, onChange, choose, remove, accept = 'image/*', max, ...field }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const focusProps = useFocusHeir(input);
  const { className: _ownLook, required: _chosenAlready, ...tied } = described(field);

  function add({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onChange([...files, ...(currentTarget.files ?? [])].slice(0, max));
    // The same file can be chosen again after it was taken out.
    currentTarget.value = '';
  }

  return (
    <Field {...field}>
      <div className={styles['choose']}>
        <Icon name="image" />
        <span aria-hidden="true">{choose}</span>
        <input {...tied} ref={input} type="file" multiple accept={accept} className={styles['input']} onChange={add} />
      </div>
      <ul className={styles['files']} {...focusProps}>
        {files.map((file, place) => (
          <PickedFile
            // Nothing of a file says which one it is.
            key={`${place}-${file.name}`}
            file={file}
            remove={remove(file.name)}
            onRemove={() => onChange(files.filter((one) => one !== file))}
          />
        ))}
      </ul>
    </Field>
  );
}
