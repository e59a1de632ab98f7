import type { AidBody, AidView } from '../entities/aid-request.ts';
import type { AidStatus } from '../enumerations.ts';
import { positionInText, publicDegrees } from './public-position.ts';
import { publicDisasterType, publicNeed, publicQuantity } from './public-need.ts';

export type Requirement = AidView['requirements'][number] & { quantity: string };

/** An aid request as the server holds it. */
export interface AidRecord {
  id: string;
  body: AidBody;
  /** With the status that each has by now; `quantity` as text. */
  requirements: readonly Requirement[];
  status: AidStatus;
  /** ISO 8601, server time. */
  createdAt: string;
}

/** Who asks. */
export type AidViewer = 'anyone';

/** The requirements of a new request, as they are kept. A number is kept as its text. */
export function newRequirements(body: AidBody): Requirement[] {
  return body.requirements.map(({ type, quantity, urgent }) => ({
    type,
    quantity: String(quantity),
    urgent: urgent ?? false,
    status: 'pending',
  }));
}

/** As much of the aid request as this viewer may see: the aid row of the table "who sees what". */
export function aidView(_viewer: AidViewer, record: AidRecord): AidView {
  const position = positionInText(record.body.location);
  return {
    _id: record.id,
    disasterType: publicDisasterType(record.body.disasterType),
    requirements: record.requirements.map(publicRequirement),
    deadline: record.body.deadline,
    status: record.status,
    createdAt: record.createdAt,
    ...(position === undefined
      ? {}
      : { position: { lati: publicDegrees(position.lati), long: publicDegrees(position.long) } }),
  };
}

function publicRequirement({ type, quantity, urgent, status }: Requirement): AidView['requirements'][number] {
  const shown = publicQuantity(quantity);
  return { type: publicNeed(type), ...(shown === undefined ? {} : { quantity: shown }), urgent, status };
}
