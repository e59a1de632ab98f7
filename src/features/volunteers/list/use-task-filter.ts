import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readTaskFilter, writeTaskFilter, type TaskFilter } from './task-address.ts';

/** The filter, kept in the address: it survives a reload and the way back from a disaster. */
export function useTaskFilter(): [filter: TaskFilter, change: (part: TaskFilter) => void] {
  const { search } = useLocation();
  const [filter, setFilter] = useState(() => readTaskFilter(search));
  const change = (part: TaskFilter) => {
    const next = { ...filter, ...part };
    setFilter(next);
    // Past the router, to which it would be a navigation that moves the focus.
    const { pathname, search: before } = window.location;
    window.history.replaceState(window.history.state, '', pathname + writeTaskFilter(before, next));
  };
  return [filter, change];
}
