import { texts } from '../texts.ts';
/** How people call the contract's roles. */
export const roleLabels = texts('roleLabels', {
  volunteer: 'Volunteer',
  ngo: 'NGO',
  admin: 'Administrator',
});

/** A foreign host may know roles of its own: those are shown as they are. */
export function roleLabel(role: string): string {
  return isRole(role) ? roleLabels[role] : role;
}

function isRole(role: string): role is keyof typeof roleLabels {
  return Object.hasOwn(roleLabels, role);
}
