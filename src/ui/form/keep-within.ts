/**
 * Cuts what was just typed or pasted to what fits, as `maxlength` does; but counts characters (code points) as the contract does, where the
 * browser counts places in a string, of which each emoji takes two.
 */
export function keepWithin(control: HTMLInputElement | HTMLTextAreaElement, max: number): void {
  const { value, selectionStart } = control;
  // No text has more characters than places.
  if (value.length <= max) return;
  const excess = Array.from(value).length - max;
  if (excess <= 0) return;
  const caret = selectionStart ?? value.length;
  const before = Array.from(value.slice(0, caret)).slice(0, -excess).join('');
  control.value = Array.from(before + value.slice(caret))
    .slice(0, max)
    .join('');
  // A control of another type than text has no caret to be asked for.
  if (selectionStart !== null) control.setSelectionRange(before.length, before.length);
}
