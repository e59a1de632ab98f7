/** The forms whose drafts become items of the outbox. */
export type ItemForm = 'report' | 'aid' | 'contact';
/** The forms that keep drafts. The id of `donate` becomes a donation's, which is never queued. */
export type FormName = ItemForm | 'donate';

/**
 * A half-filled form. `id` becomes the item's id, so that a form submitted twice is still one item.
 * `values` maps a control's name (the field's contract name) to its text; a checkbox is 'true' or ''.
 */
export interface Draft {
  id: string;
  form: FormName;
  values: Record<string, string>;
  /** Device time, epoch milliseconds. */
  updatedAt: number;
  /** How often the form was changed until these values. Last words with fewer changes are older than the draft. */
  changes?: number;
  /** Of `donate`: the account that was signed in when it was typed. It goes when that signs out. */
  owner?: string;
  /** The assistant filled it in and no form has written it since: nobody left it unfinished. */
  isPrefilled?: true;
  /** The refused item that this form corrects: once it is saved, it takes that one's place. */
  supersedes?: string;
}
