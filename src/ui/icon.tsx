/** Line icons on a 24 × 24 grid, drawn for this product. Decorative: the words beside them carry the meaning. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  mast: 'M12 10v11M8.5 21L12 10l3.5 11M8.8 11.2a4.5 4.5 0 1 1 6.4 0M6.3 13.7a8 8 0 1 1 11.4 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.4v.1',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8v4.5l3 2',
  pin: 'M12 21.5c4-4.6 6.5-8 6.5-11.2a6.5 6.5 0 0 0-13 0c0 3.2 2.5 6.6 6.5 11.2zM12 8a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 12 8z',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5',
  save: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15',
  link: 'M9.5 14.5l5-5M11 7.5l1.8-1.8a4 4 0 0 1 5.6 5.6L16.6 13M13 16.5l-1.8 1.8a4 4 0 0 1-5.6-5.6L7.4 11',
  edit: 'M4 20l1-4.5L15.8 4.7a1.6 1.6 0 0 1 2.3 0l1.2 1.2a1.6 1.6 0 0 1 0 2.3L8.5 19 4 20zM13.5 7l3.5 3.5',
  send: 'M4 12h14.5M13 6l6 6-6 6',
  offline:
    'M4 4l16 16M8.5 15.8a5 5 0 0 1 7 0M5.4 12.6a9.3 9.3 0 0 1 4-2.3M14.8 10.3a9.3 9.3 0 0 1 3.8 2.3M2.5 9.4a13.6 13.6 0 0 1 3.7-2.5M10 5.6a13.6 13.6 0 0 1 11.5 3.8M12 19.4v.1',
  report: 'M5.5 21.5v-18M5.5 4.5h12.2l-2.4 4.2 2.4 4.3H5.5',
  aid: 'M4 8.5l8-4.2 8 4.2v7.6l-8 4.3-8-4.3V8.5zM12 9.2v6.2M8.9 12.3h6.2',
  globe: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c4.6 4.8 4.6 12.2 0 17-4.6-4.8-4.6-12.2 0-17z',
  display:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  call: 'M6.5 3.5l3 .4 1.4 4-1.9 1.7a12 12 0 0 0 5.4 5.4l1.7-1.9 4 1.4.4 3c-.1 1.4-1.2 2.5-2.7 2.5A14 14 0 0 1 4 6.2c0-1.5 1.1-2.6 2.5-2.7z',
  rupee: 'M7 5h10M7 9h10M7 5h3.5a4 4 0 0 1 0 8H7l7.5 6.5',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11.5V16M12 8v.1',
  filter: 'M4 6.5h16M7 12h10M10.5 17.5h3',
  more: 'M5 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM19 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  up: 'M12 19V5.5M6 11l6-6 6 6',
  down: 'M12 5v13.5M6 13l6 6 6-6',
  camera: 'M4 7.5h3.5l1.5-2.5h6l1.5 2.5H20v11.5H4zM12 9.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z',
  image: 'M4.5 5h15v14h-15zM4.5 16l4.5-4.5 4 4 2.5-2.5 4 4M15.5 9h.1',
} as const;

export type IconName = keyof typeof paths;

/** Those that point the way people read: they turn round where that is from right to left. */
const directed: ReadonlySet<IconName> = new Set(['send']);

/** `size` in pixels beside letters of 16: it grows with them. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-directed={directed.has(name) || undefined}
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
