/**
 * How a member of a record is shown: as it is · with telephone numbers and e-mail addresses hidden · to 0.01° · only as far as
 * it is one of the kinds that our forms suggest.
 */
export type Form = 'whole' | 'masked' | 'rounded' | 'known';

/** The members of a record that somebody gets to see, each with its form. What is not named is not shown. */
export type Sight<Member extends string = string> = Readonly<Partial<Record<Member, Form>>>;

/** What makes each member of a view; `undefined` where the record has no such thing. */
export type Makers<Kept, View> = {
  readonly [Member in keyof View]-?: (kept: Kept, form: Form) => View[Member] | undefined;
};

export function whole<Member extends string>(...members: Member[]): Record<Member, 'whole'> {
  return Object.fromEntries(members.map((member) => [member, 'whole'])) as Record<Member, 'whole'>;
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
