import { useEffect, useRef } from 'react';
import { formOutcomeTexts } from '../../strings/forms/form-outcomes.ts';

/** After a save, where the network went before the page that follows the item could be loaded. */
export function SavedPlainly() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <h1 ref={heading} tabIndex={-1}>
        {formOutcomeTexts.saved}
      </h1>
      <p>{formOutcomeTexts.savedBody}</p>
    </section>
  );
}
