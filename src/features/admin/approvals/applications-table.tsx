import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { Application } from '../../../../contract/entities/account.ts';
import type { Near } from '../../../../contract/entities/near.ts';
import type { ServiceArea } from '../../../../contract/entities/ngo.ts';
import type { Role } from '../../../../contract/enumerations.ts';
import { limits } from '../../../../contract/limits.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { approvalColumns } from '../../../strings/admin/admin-approvals.ts';
import { dayText } from '../../../strings/dates.ts';
import { distanceText } from '../../../strings/distance.ts';
import { isolated } from '../../../strings/isolate.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { degreesText } from '../../../strings/public/disasters.ts';
import { listText } from '../../../strings/sentence.ts';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import styles from './approvals.module.css';

type Columns = ComponentProps<typeof DataTable<Application>>['columns'];
type Column = Columns[number];

interface ApplicationsTableProps {
  title: string;
  titleId: string;
  /** What they ask to be: it decides what is told of them. */
  role?: Role;
  rows: readonly Application[];
  empty: string;
  /** What stands below a person's address: how it was decided. */
  renderDetails?: (application: Application) => ReactNode;
  renderActions: (application: Application) => ReactNode;
  children?: ReactNode;
}

/** People who ask, or asked, for a role. */
export function ApplicationsTable(props: ApplicationsTableProps) {
  const { title, titleId, role, rows, empty, renderDetails, renderActions, children } = props;
  const country = useConfig()?.country;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const columns: Columns = [
    who(role, country, renderDetails),
    ...(role === undefined ? [] : told[role]),
    { id: 'asked', head: approvalColumns.date, render: ({ createdAt }) => <Day iso={createdAt} /> },
    {
      id: 'act',
      kind: 'actions',
      head: approvalColumns.act,
      render: (application) => <div className={styles['actions']}>{renderActions(application)}</div>,
    },
  ];
  return (
    <section className={styles['part']} aria-labelledby={titleId} {...focusProps}>
      <h3 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h3>
      {rows.length === 0 ? (
        <EmptyState icon="check" title={empty} />
      ) : (
        <DataTable labelledBy={titleId} rows={rows} keyOf={({ _id }) => _id} columns={columns} />
      )}
      {children}
    </section>
  );
}

/** Of an NGO the organization, and below it whose account it is; of everybody how they are reached. */
function who(
  role: Role | undefined,
  country: string | undefined,
  renderDetails: ApplicationsTableProps['renderDetails'],
): Column {
  const isNgo = role === 'ngo';
  return {
    id: 'person',
    kind: 'name',
    head: isNgo ? approvalColumns.organization : approvalColumns.name,
    render: (application) => {
      const { name, email, organizationName = name, phone, registrationNumber, area, areaNear } = application;
      return (
        <div className={styles['person']}>
          <bdi>{isNgo ? organizationName : name}</bdi>
          {isNgo && organizationName !== name && (
            <span>
              <bdi>{name}</bdi>
            </span>
          )}
          <span>{email}</span>
          {phone !== undefined && (
            <span>
              <CallLinks contact={phone} country={country} />
            </span>
          )}
          {registrationNumber !== undefined && (
            <span dir="auto">{approvalColumns.registered(isolated(registrationNumber))}</span>
          )}
          {area !== undefined && (
            <span>
              {approvalColumns.area(distanceText(area.radiusKm * 1000), isolated(placeOfArea(area, areaNear)))}
            </span>
          )}
          {renderDetails?.(application)}
        </div>
      );
    },
  };
}

/** The town in the middle of it; where no town is near, its degrees. */
function placeOfArea({ lati, long }: Pick<ServiceArea, 'lati' | 'long'>, near: Near | undefined): string {
  return near?.name ?? degreesText(Number(lati), Number(long), limits.publicPositionDecimals);
}

const location: Column = column('location', ({ location: place }) => place);

/** What section 2's tables tell of each role, as far as they have told it. */
const told: Readonly<Record<Role, Columns>> = {
  volunteer: [column('skills', ({ skills }) => skills), location],
  ngo: [column('type', ({ type, focusAreas }) => (focusAreas ? listText(focusAreas.map(isolated)) : type)), location],
  admin: [],
};

function column(id: 'skills' | 'type' | 'location', read: (application: Application) => string | undefined): Column {
  return {
    id,
    // Asked for when it is shown: until then it would be English.
    get head() {
      return approvalColumns[id];
    },
    render: (application) => {
      const words = read(application);
      return words === undefined ? (
        <span className={styles['untold']}>{approvalColumns.unknown}</span>
      ) : (
        <span dir="auto" className={styles['told']}>
          {words}
        </span>
      );
    },
  };
}

function Day({ iso }: { iso: string }) {
  return <span title={exactTime(epochMsOf(iso))}>{dayText(iso)}</span>;
}
