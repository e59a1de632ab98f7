import { Badge } from '../ui/feedback/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/list/data-table.tsx';
import { List, ListRow } from '../ui/list/list.tsx';
import { Tabs } from '../ui/tabs.tsx';
import styles from './gallery.module.css';
import type { Sample } from './sample-en.ts';
import { headings } from './headings.ts';
import { Section } from './section.tsx';

export function ListParts({ sample }: { sample: Sample }) {
  return (
    <>
      <Section title={headings.tabs}>
        <Tabs
          label={sample.tabsLabel}
          tabs={[
            {
              id: 'approvals',
              label: (
                <>
                  {sample.tabs.approvals} <Badge tone="waiting">{sample.people.length}</Badge>
                </>
              ),
              render: () => <People sample={sample} />,
            },
            { id: 'disasters', label: sample.tabs.disasters, render: () => <p>{sample.floodPlace}</p> },
            { id: 'volunteers', label: sample.tabs.volunteers, render: () => <p>{sample.emptyTitle}</p> },
            { id: 'funds', label: sample.tabs.funds, render: () => <p>{sample.emptyTitle}</p> },
          ]}
        />
      </Section>
      <Section title={headings.list}>
        <List>
          <ListRow
            title={sample.devices.here}
            badge={<Badge tone="info">{sample.devices.isHere}</Badge>}
            detail={sample.devices.seen}
            data-current
          />
          <ListRow
            title={sample.devices.other}
            detail={sample.devices.seen}
            action={<Button>{sample.logOut}</Button>}
          />
        </List>
      </Section>
    </>
  );
}

function People({ sample }: { sample: Sample }) {
  const { columns } = sample;
  return (
    <div className={styles['stack']}>
      <h3 id="people">{sample.tabs.approvals}</h3>
      <DataTable
        labelledBy="people"
        rows={sample.people}
        keyOf={({ email }) => email}
        columns={[
          { id: 'name', kind: 'name', head: columns.name, render: ({ name }) => <bdi>{name}</bdi> },
          { id: 'asked', head: columns.asked, render: ({ asked }) => asked },
          { id: 'people', kind: 'number', head: columns.people, render: ({ count }) => count },
          { id: 'status', head: columns.status, render: () => <Badge tone="waiting">{sample.badges.waiting}</Badge> },
          {
            id: 'act',
            kind: 'actions',
            head: columns.act,
            render: () => (
              <div className={styles['row']}>
                <Button look="aid">{sample.approve}</Button>
                <Button look="danger">{sample.reject}</Button>
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
