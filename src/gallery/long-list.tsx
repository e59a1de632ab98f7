import { useId, useState } from 'react';
import { Card } from '../ui/card.tsx';
import { VirtualList } from '../ui/list/virtual-list.tsx';
import { headings } from './headings.ts';

/** As a query of the device's database answers: so many, and so many more when they are asked for. */
const STEP = 100;

interface LongListProps {
  /** Rows of the whole list. */
  count: number;
  isGrid: boolean;
  /** All of them in the page at once, to compare with. */
  isPlain: boolean;
  /** All of them given to the list at once. */
  isWhole: boolean;
}

/** `gallery.html?rows=10000`: a list of its own page, whose rows are of unequal height and can be pressed. */
export function LongList({ count, isGrid, isPlain, isWhole }: LongListProps) {
  const id = useId();
  const [limit, setLimit] = useState(isWhole ? count : Math.min(STEP, count));
  const rows = Array.from({ length: limit }, (_, index) => index);
  const hasMore = limit < count;
  return (
    <main>
      <h1 id={id}>{headings.list}</h1>
      {isPlain ? (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      ) : (
        <VirtualList
          labelledBy={id}
          rows={rows}
          keyOf={String}
          render={(row) => <Row row={row} />}
          rowRem={7}
          isGrid={isGrid}
          onNearEnd={hasMore ? () => setLimit((before) => Math.min(count, before + STEP)) : undefined}
        />
      )}
    </main>
  );
}

function Row({ row }: { row: number }) {
  const [times, setTimes] = useState(0);
  return (
    <Card>
      <h2>{headings.rowTitle(row)}</h2>
      <p>{headings.rowWords.repeat(1 + ((row * 7) % 5))}</p>
      <button type="button" onClick={() => setTimes(times + 1)}>
        {headings.rowPress(row, times)}
      </button>
    </Card>
  );
}
