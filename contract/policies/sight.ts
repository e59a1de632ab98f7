import type { FieldTable, Form } from '../entities/record-fields.ts';
import type { WirePosition } from '../entities/fields.ts';
import { maskContacts } from './mask-contacts.ts';
import { publicDegrees } from './public-position.ts';

/** The members of a record that somebody gets to see, each with its form. What is not named is not shown. */
export type Sight<Member extends string = string> = Readonly<Partial<Record<Member, Form>>>;

/** What makes each member of a view; `undefined` where the record has no such thing. */
export type Makers<Kept, View> = {
  readonly [Member in keyof View]-?: (kept: Kept, form: Form) => View[Member] | undefined;
};

export function whole<Member extends string>(...members: Member[]): Record<Member, 'whole'> {
  return Object.fromEntries(members.map((member) => [member, 'whole'])) as Record<Member, 'whole'>;
}

/** What this circle of readers sees of a table's members: `circles` go from the widest on, and each sees what those before it see. */
export function sightUpTo<Circle extends string, const Table extends FieldTable<Circle>>(
  table: Table,
  circles: readonly Circle[],
  circle: NoInfer<Circle>,
): Sight<keyof Table & string> {
  const upTo = circles.slice(0, circles.indexOf(circle) + 1);
  const forms = Object.entries(table).map(([name, { shown }]) => [
    name,
    upTo.reduce<Form | undefined>((wider, one) => shown[one] ?? wider, undefined),
  ]);
  return Object.fromEntries(forms.filter(([, form]) => form !== undefined)) as Sight<keyof Table & string>;
}

/** Makes members out of the body that was sent, as every text, number or position is shown. */
export function bodyMakers<Body extends object, Name extends keyof Body & string>(names: readonly Name[]) {
  const makers = names.map((name) => [name, ({ body }: { body: Body }, form: Form) => inForm(body[name], form)]);
  return Object.fromEntries(makers) as {
    readonly [One in Name]: (kept: { body: Body }, form: Form) => Body[One];
  };
}

function inForm(value: unknown, form: Form): unknown {
  if (form === 'masked' && typeof value === 'string') return maskContacts(value);
  if (form !== 'rounded' || typeof value !== 'object' || value === null) return value;
  const { lati, long } = value as WirePosition;
  return { lati: publicDegrees(Number(lati)), long: publicDegrees(Number(long)) };
}

/** As much of the record as the sight lets through. */
export function seen<Kept, View extends object>(
  sight: Sight<keyof View & string>,
  makers: Makers<Kept, View>,
  kept: Kept,
): View {
  const view: Partial<View> = {};
  for (const [member, form] of Object.entries(sight) as [keyof View & string, Form][]) {
    const value = makers[member](kept, form);
    if (value !== undefined) view[member] = value;
  }
  // The table's own test holds each sight against the view's schema: what that requires is in all of them.
  return view as View;
}
