import type { AccountStatus, Role } from '../enumerations.ts';

/** Who acts, as far as what they may do goes by it. */
export interface Person {
  _id: string;
  role: Role;
  status: AccountStatus;
}

/**
 * One function per action. The screens hide by it, the server refuses by it. Nobody signed in is `undefined`; an account
 * that waits for approval, or was refused it, has the powers of no role.
 */
export const actions = {
  anyone: () => true,
  /** Has an account, approved or not: its own matters are open to it. */
  'signed-in': (person) => person !== undefined,
  'read-reports': (person) => person !== undefined,
  'decide-reports': isAdmin,
  /** Admins everything; an NGO what it takes and has taken: the server looks at each act. */
  'act-on-aid': (person) => ['admin', 'ngo'].includes(activeRole(person) ?? ''),
  /** Sends people to a disaster that lacks volunteers; an admin takes that back: the server looks at each act. */
  'answer-disasters': (person) => ['admin', 'ngo'].includes(activeRole(person) ?? ''),
  /** Packs and brings what it has in hand. */
  'deliver-aid': (person) => activeRole(person) === 'ngo',
  /** Whoever has an account, whatever they are: there is no role for giving. */
  donate: (person) => person !== undefined,
  'manage-donations': isAdmin,
  'see-overview': isAdmin,
  'find-records': isAdmin,
  /** That something changed, never what: what it is they ask for as who they are. */
  'follow-news': (person) => activeRole(person) !== undefined,
  /** Gives the volunteer a place on the disaster, and the powers that come with it. */
  'accept-disasters': (person) => activeRole(person) === 'volunteer',
  /** Looks at their own work, profile and courses: everybody has a desk, and most an empty one. */
  'see-own-desk': (person) => person !== undefined,
  /** Waiting for approval or not: what it tells is seen by nobody else before. */
  'edit-own-ngo': (person) => person?.role === 'ngo',
  /** Names of towns are no secret; whoever has an account may have the server look through all of them. */
  'find-towns': (person) => person !== undefined,
  /** Takes aid requests on, and looks at what it did about them. */
  'see-ngo-work': (person) => activeRole(person) === 'ngo',
  /** They go there: what they see of the roads the others on the way need. */
  'report-road-blocks': (person) => activeRole(person) === 'volunteer',
  /** Writes to whoever sent what they have in hand: the server looks whether they have. */
  'answer-requesters': (person) => ['volunteer', 'ngo'].includes(activeRole(person) ?? ''),
  'decide-road-blocks': isAdmin,
  'confirm-work': isAdmin,
  'decide-approvals': isAdmin,
  'find-accounts': isAdmin,
  'issue-reset-links': isAdmin,
  'read-audit': isAdmin,
  /** People's names and addresses stand in them. */
  'read-messages': isAdmin,
  'answer-messages': isAdmin,
  /** To all who asked for it, in everybody's name. */
  'send-newsletters': isAdmin,
  /** A second step at sign-in guards what an admin can do; nobody else needs to carry it. */
  'use-second-step': isAdmin,
} as const satisfies Record<string, (person: Person | undefined) => boolean>;

export type Action = keyof typeof actions;

export function may(person: Person | undefined, action: Action): boolean {
  return actions[action](person);
}

/** The role that a person may act in now. */
export function activeRole(person: Person | undefined): Role | undefined {
  return person?.status === 'approved' ? person.role : undefined;
}

function isAdmin(person: Person | undefined): boolean {
  return activeRole(person) === 'admin';
}
