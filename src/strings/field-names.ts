/** How people call a field that the server names. */
const names: Readonly<Record<string, string>> = {
  disasterType: 'Kind of disaster',
  severity: 'How bad it is',
  location: 'Place',
  address: 'Place in words',
  description: 'Description',
  name: 'Your name',
  contactNumber: 'Phone number',
  peopleAffected: 'How many people',
  assistanceRequired: 'What help is needed',
  deadline: 'Needed by',
  requirements: 'Needs',
};

/** A field's name for people, with its place in a list: `requirements.0.type` → "Needs 1". An unknown name stays as it is. */
export function fieldName(field: string): string {
  const [first = '', position] = field.split('.');
  const name = names[first] ?? field;
  return position !== undefined && /^\d+$/.test(position) ? `${name} ${Number(position) + 1}` : name;
}
