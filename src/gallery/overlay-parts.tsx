import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/form/field.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import { Sheet } from '../ui/overlay/sheet.tsx';
import { showToast } from '../ui/overlay/toast.ts';
import styles from './gallery.module.css';
import type { Sample } from './sample-en.ts';
import { headings } from './headings.ts';
import { Section } from './section.tsx';

/** What comes above the page. */
export function OverlayParts({ sample }: { sample: Sample }) {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <Section title={headings.overlays}>
      <div className={styles['row']}>
        <Button id="open-dialog" look="danger" icon="trash" onClick={() => setOpen('dialog')}>
          {sample.remove}
        </Button>
        <Button id="open-sheet" onClick={() => setOpen('sheet')}>
          {sample.filter}
        </Button>
        <Menu
          label={`${sample.more}: ${sample.flood}`}
          entries={[
            { label: sample.send, icon: 'send', onSelect: () => undefined },
            { label: sample.copy, icon: 'save', onSelect: () => undefined },
            { label: sample.remove, icon: 'trash', isGrave: true, onSelect: () => setOpen('dialog') },
          ]}
        >
          {sample.more}
        </Menu>
        <Button id="show-toast" onClick={() => showToast(sample.toast, 'good')}>
          {sample.copy}
        </Button>
      </div>
      {open === 'dialog' && (
        <ConfirmDialog
          title={sample.deleteTitle}
          body={sample.deleteBody}
          yes={sample.remove}
          no={sample.back}
          extra={<Button icon="save">{sample.copy}</Button>}
          onYes={close}
          onNo={close}
        />
      )}
      {open === 'sheet' && (
        <Sheet title={sample.filter} close={sample.close} onClose={close}>
          {Object.entries(sample.kinds).map(([kind, label]) => (
            <CheckField key={kind} name={`filter-${kind}`} label={label} />
          ))}
          <Button look="aid" onClick={close}>
            {sample.filter}
          </Button>
        </Sheet>
      )}
    </Section>
  );
}
