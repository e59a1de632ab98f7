import type { NgoView } from '../entities/ngo.ts';
import { seen, type Makers } from './sight.ts';
import type { Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

/** An NGO as the server holds it: its account, and of its profile what it has told so far. */
export type NgoRecord = NgoView & { email: string };

/** As much of the NGO as this viewer may see; nobody but admins and itself may see one that is not approved. */
export function ngoView(viewer: Viewer, record: NgoRecord): NgoView {
  const row = record.status === 'approved' ? whoSeesWhat.approvedNgo : whoSeesWhat.unapprovedNgo;
  return seen(row[viewer], makers, record);
}

const makers: Makers<NgoRecord, NgoView> = {
  _id: ({ _id }) => _id,
  organizationName: ({ organizationName }) => organizationName,
  registrationNumber: ({ registrationNumber }) => registrationNumber,
  email: ({ email }) => email,
  contactNumber: ({ contactNumber }) => contactNumber,
  address: ({ address }) => address,
  city: ({ city }) => city,
  website: ({ website }) => website,
  focusAreas: ({ focusAreas }) => focusAreas,
  type: ({ focusAreas }) => focusAreas[0],
  scope: ({ scope }) => scope,
  area: ({ area }) => area,
  image: ({ image }) => image,
  description: ({ description }) => description,
  longDescription: ({ longDescription }) => longDescription,
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => createdAt,
};
