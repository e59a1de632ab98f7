/** Kinds of need the form suggests. Only these are shown to the public; any other text may name a person. */
export const knownNeeds = [
  'Drinking water',
  'Food',
  'Baby food',
  'Medicine',
  'First aid',
  'Shelter',
  'Blankets',
  'Clothing',
  'Hygiene supplies',
  'Rescue boat',
  'Evacuation',
  'Electricity',
] as const;
