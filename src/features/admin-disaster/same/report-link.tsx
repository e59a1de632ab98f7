import { addressOf } from '../../../addresses.ts';
import { Link } from 'react-router-dom';
import { referenceOf } from '../../../../contract/reference.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { routes } from '../../../routes.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';

/** "Flood 7K3F-2M9Q", which leads to the report. What this phone does not have is named by its reference alone. */
export function ReportLink({ id, report }: { id: string; report: AdminReport | undefined }) {
  return (
    <Link to={addressOf(routes.adminDisaster, id)}>
      {report && `${reportTypeLabel(report.disasterType)} `}
      <bdi dir="ltr" translate="no">
        {referenceOf(id)}
      </bdi>
    </Link>
  );
}
