import * as v from 'valibot';
import { factNamesOf, type FactName, type FieldTable } from './record-fields.ts';
import { positionSchema } from './fields.ts';

/** What may stand in each member of a table. */
type SchemasOf<Table extends FieldTable> = Readonly<Record<keyof Table, v.GenericSchema>>;

type InBody<Row, Schema extends v.GenericSchema> = Row extends { isOptional: true }
  ? v.OptionalSchema<Schema, undefined>
  : Schema;

/** A table's members in the body that is sent. */
export function bodyEntries<const Table extends FieldTable, const Schemas extends SchemasOf<Table>>(
  table: Table,
  schemas: Schemas,
) {
  const entries = Object.entries(table).map(([name, { isOptional }]) => {
    const schema = schemas[name] as v.GenericSchema;
    return [name, isOptional ? v.optional(schema) : schema];
  });
  return Object.fromEntries(entries) as {
    -readonly [Name in keyof Table & keyof Schemas]: InBody<Table[Name], Schemas[Name]>;
  };
}

type InFacts<Row, Schema extends v.GenericSchema> = v.OptionalSchema<
  Row extends { isOptional: true } ? v.NullableSchema<Schema, undefined> : Schema,
  undefined
>;

/** The members that an admin may put right: each may be left out, and `null` takes away what need not be there. */
export function factEntries<const Table extends FieldTable, const Schemas extends SchemasOf<Table>>(
  table: Table,
  schemas: Schemas,
) {
  const entries = factNamesOf(table).map((name) => {
    const schema = schemas[name] as v.GenericSchema;
    return [name, v.optional(table[name]?.isOptional ? v.nullable(schema) : schema)];
  });
  return Object.fromEntries(entries) as {
    -readonly [Name in FactName<Table>]: InFacts<Table[Name], Schemas[Name]>;
  };
}

const views = {
  text: v.optional(v.string()),
  number: v.optional(v.number()),
  flag: v.optional(v.boolean()),
  position: v.optional(positionSchema),
};

/** The members as a reader may get them, without those whose view is their own. */
export function viewEntries<const Table extends FieldTable>(table: Table) {
  const entries = Object.entries(table).flatMap(([name, { readAs }]) =>
    readAs === 'own' ? [] : [[name, views[readAs]] as const],
  );
  return Object.fromEntries(entries) as {
    -readonly [
      Name in keyof Table as Table[Name]['readAs'] extends keyof typeof views ? Name : never
    ]: (typeof views)[Table[Name]['readAs'] & keyof typeof views];
  };
}
