/**
 * What a release of tomorrow would change, for `npm run versions`: file, what stands in it exactly once, and what would: a new optional member, a
 * new value, a new column.
 *
 * @type {readonly (readonly [path: string, found: string, put: string])[]}
 */
export const nextVersion = [
  ['contract/contract-number.ts', 'export const contractNumber = ', 'export const contractNumber = 1 + '],
  ['contract/enumerations.ts', "'landslide', 'other'] as const;", "'landslide', 'other', 'tsunami'] as const;"],
  [
    'contract/entities/report.ts',
    '...bodyEntries(reportFields, schemas), ...deviceFields });',
    '...bodyEntries(reportFields, schemas), ...deviceFields, waterLevel: v.optional(v.number()) });',
  ],
  [
    'contract/entities/contact-message.ts',
    '  message: requiredText(limits.messageCharacters),\n',
    '  message: requiredText(limits.messageCharacters),\n  topic: v.optional(requiredText(limits.nameCharacters)),\n',
  ],
  [
    'server/store/database/migrate.ts',
    '\n};\n\n/** The newest of them',
    "\n  '9000-next': { up: (db) => db.schema.alterTable('reports').addColumn('next_step', 'integer').execute() },\n};\n\n/** The newest of them",
  ],
];
