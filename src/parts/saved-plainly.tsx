import { formTexts } from '../strings/form.ts';

/** After a save, where the network went before the page that follows the item could be loaded. */
export function SavedPlainly() {
  return (
    <section>
      <h1 tabIndex={-1}>{formTexts.saved}</h1>
      <p>{formTexts.savedBody}</p>
    </section>
  );
}
