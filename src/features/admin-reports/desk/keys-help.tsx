import { useState } from 'react';
import { areDeskKeysOn, turnDeskKeys } from '../../../data/commands/admin/desk-keys.ts';
import { dispatchDeskTexts as words } from '../../../strings/admin/dispatch-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './dispatch-desk.module.css';

/** What stands on the keys themselves is the same in every language. */
const faces = { j: 'J', k: 'K', Enter: 'Enter', Escape: 'Esc', a: 'A', '/': '/', '?': '?' } as const;
const keys = Object.keys(faces) as (keyof typeof faces)[];

/** Which keys there are, and the switch for people whom they hinder, as those who speak to their device. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const [areOn, setOn] = useState(areDeskKeysOn);
  return (
    <Dialog title={words.keys} body={<p>{words.keysLead}</p>} onCancel={onClose}>
      <dl className={styles['keys']}>
        {keys.map((key) => (
          <div key={key} className={styles['key']}>
            <dt>
              <kbd dir="ltr">{faces[key]}</kbd>
            </dt>
            <dd>{words.keyNames[key]}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        name="keys"
        label={words.keysOn}
        checked={areOn}
        onChange={({ currentTarget: { checked } }) => {
          turnDeskKeys(checked);
          setOn(checked);
        }}
      />
      <Button onClick={onClose}>{words.close}</Button>
    </Dialog>
  );
}
