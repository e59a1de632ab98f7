import { useEffect, useRef, useState } from 'react';
import type { ItemForm } from '../../data/outbox/draft.ts';
import type { FormValues } from './form-values.ts';
import { fromStorage } from '../../data/in-time.ts';
import { loadUntilThere } from '../shared/load-until-there.ts';
import { parsedBody } from './parsed-body.ts';

/** `nothing`: the item is not here, needs nobody any more, or holds nothing that can be read; `elsewhere`: another tab is at it. */
export type CorrectionStart = 'opening' | 'nothing' | 'elsewhere' | 'failed';

/** Parts of the engine, which come after the first paint. */
const loadParts = () =>
  Promise.all([import('../../data/queries/items/outbox.ts'), import('../../data/commands/items/corrections.ts')]);

const calls: Record<ItemForm, string> = {
  report: 'reportDisaster',
  aid: 'requestAid',
  contact: 'sendContactMessage',
};

interface Steps {
  form: ItemForm;
  itemId: string;
  /** The body's fields as the form's own values. */
  valuesOf(body: Readonly<Record<string, unknown>>): FormValues;
  /** The correction lies in the drafts: the form finds it next. */
  onOpened(): void;
}

/** Makes a draft of a refused item, once; one that was begun earlier is gone on with. */
export function useStartCorrection({ form, itemId, valuesOf, onOpened }: Steps): CorrectionStart {
  const [state, setState] = useState<CorrectionStart>('opening');
  const steps = useRef({ valuesOf, onOpened });
  useEffect(() => {
    steps.current = { valuesOf, onOpened };
  });

  useEffect(() => {
    let isOpen = true;
    const start = async (): Promise<CorrectionStart | 'opened'> => {
      const [{ outboxItem }, { startCorrection }] = await loadUntilThere(loadParts);
      const item = await fromStorage(outboxItem(itemId), 'late' as const);
      if (item === 'late') return 'failed';
      const body = item?.call === calls[form] ? parsedBody(item.body) : undefined;
      if (!body) return 'nothing';
      const started = await fromStorage(startCorrection(itemId, form, steps.current.valuesOf(body)), undefined);
      if (started?.ok) return 'opened';
      const kind = started?.failure.kind;
      if (kind === 'elsewhere') return kind;
      return kind === 'missing' ? 'nothing' : 'failed';
    };
    start()
      .catch((error: unknown) => {
        console.error(error);
        return 'failed' as const;
      })
      .then((result) => {
        if (!isOpen) return;
        if (result === 'opened') steps.current.onOpened();
        else setState(result);
      })
      .catch(console.error);
    return () => {
      isOpen = false;
    };
  }, [form, itemId]);

  return state;
}
