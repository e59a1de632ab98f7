import { maskedAadhaar } from '../base/aadhaar.ts';
import type { VolunteerView } from '../entities/volunteer.ts';
import { seen, type Makers } from './sight.ts';
import type { Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

/** A volunteer's profile as the server holds it, opened. Of the Aadhaar number it opens no more than the last four digits. */
export interface VolunteerRecord {
  id: string;
  name: string;
  /** Of the profile, else the account's own. */
  email: string;
  phone?: string;
  address?: string;
  city?: string;
  bloodGroup?: string;
  aadhaarLastFour?: string;
  familyContact?: string;
  emergencyContact?: string;
  skills?: string;
  availability?: string;
  smsAlerts?: boolean;
  emailAlerts?: boolean;
}

/** Undefined where this viewer may see nothing of it, not even that it is there. */
export function volunteerView(viewer: Viewer, record: VolunteerRecord): VolunteerView | undefined {
  const sight = whoSeesWhat.volunteerProfile[viewer];
  return '_id' in sight ? seen<VolunteerRecord, VolunteerView>(sight, makers, record) : undefined;
}

const makers: Makers<VolunteerRecord, VolunteerView> = {
  _id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  address: ({ address }) => address,
  city: ({ city }) => city,
  bloodGroup: ({ bloodGroup }) => bloodGroup,
  aadharNumber: ({ aadhaarLastFour }) => (aadhaarLastFour === undefined ? undefined : maskedAadhaar(aadhaarLastFour)),
  familyContact: ({ familyContact }) => familyContact,
  emergencyContact: ({ emergencyContact }) => emergencyContact,
  skills: ({ skills }) => skills,
  availability: ({ availability }) => availability,
  smsAlerts: ({ smsAlerts }) => smsAlerts,
  emailAlerts: ({ emailAlerts }) => emailAlerts,
};
