/**
 * How a member of a record is shown: as it is · with telephone numbers and e-mail addresses hidden · to 0.01° · only as far as
 * it is one of the kinds that our forms suggest.
 */
export type Form = 'whole' | 'masked' | 'rounded' | 'known';

/** A member that a person fills in: what is told of it elsewhere is made of its row. What may stand in it is its schema's. */
export interface Field<Circle extends string = string> {
  /** It may be left out. */
  readonly isOptional?: true;
  /** An admin may put it right. */
  readonly isFact?: true;
  /** From which circle of readers on, and in which form: a wider circle's form holds until a closer one has its own. */
  readonly shown: Readonly<Partial<Record<Circle, Form>>>;
  /** How a reader gets it, and a phone reads it back out of what a server says; `own`: it is nothing as plain as the others. */
  readonly readAs: 'text' | 'number' | 'flag' | 'position' | 'own';
  /** Section 7 of the product document has no such member: a host of another maker does not get it. */
  readonly isOurs?: true;
}

export type FieldTable<Circle extends string = string> = Readonly<Record<string, Field<Circle>>>;

/** Who sees a report, from everybody to its own people, admins among them; `outline` is all there is of one that nobody has approved. */
export const reportCircles = ['outline', 'public', 'helpers', 'own'] as const;

/** What a person says in a report, in the order of section 7: its fields, the two that the prototype never filled. */
export const reportFields = {
  disasterType: { isFact: true, shown: { outline: 'whole' }, readAs: 'own' },
  location: { isOptional: true, isFact: true, shown: { public: 'rounded', helpers: 'whole' }, readAs: 'position' },
  address: { isFact: true, shown: { helpers: 'whole' }, readAs: 'text' },
  description: { isFact: true, shown: { public: 'masked', own: 'whole' }, readAs: 'text' },
  severity: { isFact: true, shown: { public: 'whole' }, readAs: 'own' },
  name: { shown: { own: 'whole' }, readAs: 'text' },
  contactNumber: { shown: { own: 'whole' }, readAs: 'text' },
  peopleAffected: { isOptional: true, isFact: true, shown: { own: 'whole' }, readAs: 'number', isOurs: true },
  assistanceRequired: { isOptional: true, isFact: true, shown: { own: 'whole' }, readAs: 'text', isOurs: true },
  // Whoever sees the position as it was sent sees how exact it is: a rounded one tells no more than before.
  locationAccuracy: { isOptional: true, shown: { helpers: 'whole' }, readAs: 'number', isOurs: true },
  /** What blocks the road at its position: the server makes a road block of it, which is looked after by itself. */
  roadBlocked: { isOptional: true, shown: { own: 'whole' }, readAs: 'text', isOurs: true },
  /** Did the person choose the severity, or does it say what the form says by itself? Older phones do not tell. */
  severityChosen: { isOptional: true, shown: { own: 'whole' }, readAs: 'flag', isOurs: true },
  /** The same of being at the place, with a position that the phone measured: else that is where the phone was, and maybe no more. */
  placeChosen: { isOptional: true, shown: { own: 'whole' }, readAs: 'flag', isOurs: true },
  /** The public disaster that it says more about. What is told of it is what the server could keep of that word. */
  addsTo: { isOptional: true, shown: { own: 'whole' }, readAs: 'text', isOurs: true },
  /** Somebody entered it for another person: name and number are that person's. */
  onBehalf: { isOptional: true, shown: { own: 'whole' }, readAs: 'flag', isOurs: true },
} as const satisfies FieldTable<(typeof reportCircles)[number]>;

/** Who sees an aid request, from everybody to its own people, admins among them. */
export const aidCircles = ['public', 'ngos', 'own'] as const;

/** What a person says in an aid request, in the order of section 7. */
export const aidFields = {
  name: { shown: { own: 'whole' }, readAs: 'text' },
  contactNumber: { shown: { own: 'whole' }, readAs: 'text' },
  disasterType: { shown: { public: 'known', own: 'whole' }, readAs: 'own' },
  location: { shown: { ngos: 'masked', own: 'whole' }, readAs: 'text' },
  requirements: { shown: { public: 'known', own: 'whole' }, readAs: 'own' },
  deadline: { shown: { public: 'whole' }, readAs: 'own' },
  description: { shown: { ngos: 'masked', own: 'whole' }, readAs: 'text' },
  locationAccuracy: { isOptional: true, shown: { ngos: 'whole' }, readAs: 'number', isOurs: true },
  /** Beside a place in words; without it a place that is a position in itself is read as one. */
  position: { isOptional: true, shown: { public: 'rounded', ngos: 'whole' }, readAs: 'position', isOurs: true },
  /** Somebody entered it for another person: name and number are that person's. */
  onBehalf: { isOptional: true, shown: { ngos: 'whole' }, readAs: 'flag', isOurs: true },
  /** Where it is registered too, and under which number there: sister services are not to deliver twice. */
  elsewhere: { isOptional: true, shown: { own: 'whole' }, readAs: 'own', isOurs: true },
} as const satisfies FieldTable<(typeof aidCircles)[number]>;

export function fieldsOf<const Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table);
}

export type FactName<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { isFact: true } ? Name : never;
}[keyof Table] &
  string;

/** Names of the members that an admin may put right. */
export function factNamesOf<const Table extends FieldTable>(table: Table): FactName<Table>[] {
  return namesOf(table, ({ isFact }) => isFact === true) as FactName<Table>[];
}

/** Names of the members that a phone reads back in this way. */
export function namesReadAs(table: FieldTable, readAs: Field['readAs']): string[] {
  return namesOf(table, (field) => field.readAs === readAs);
}

/** Names of the members that a host of another maker has a place for, in the order of section 7. */
export function plainNames(table: FieldTable): string[] {
  return namesOf(table, ({ isOurs }) => isOurs !== true);
}

/** Names of the members that a host of another maker has no place for. */
export function ownNames(table: FieldTable): string[] {
  return namesOf(table, ({ isOurs }) => isOurs === true);
}

function namesOf(table: FieldTable, isWanted: (field: Field) => boolean): string[] {
  return Object.entries(table).flatMap(([name, field]) => (isWanted(field) ? [name] : []));
}
