import type { TopicId } from '../../strings/guide/topics.ts';

/** Line icons on a 24 × 24 grid, drawn for this product. Decorative: the words beside them carry the meaning. */
const paths: Readonly<Record<TopicId, string>> = {
  flood:
    'M4 11.5L12 5l8 6.5M7 9.5V14M17 9.5V14M2.5 17c1.6 1.4 3.2 1.4 4.8 0s3.2-1.4 4.7 0 3.2 1.4 4.8 0 3.2-1.4 4.7 0M2.5 20.5c1.6 1.4 3.2 1.4 4.8 0s3.2-1.4 4.7 0 3.2 1.4 4.8 0 3.2-1.4 4.7 0',
  earthquake: 'M4 20V9.5L12 4l8 5.5V20M2.5 20h7.2M14.3 20h7.2M12.6 4.4L10.2 10l3.6 2.6-3 3.4 2.2 4',
  fire: 'M12 2.5c.6 3.6 6 6 6 11.5a6 6 0 0 1-12 0c0-2.6 1.4-4.2 2.6-5.6.3 1.8 1 2.7 2 3.2C10.2 8.3 10.2 5 12 2.5z',
  storm: 'M3 8.5h10.5a3 3 0 1 0-2.9-3.8M3 12.5h15.5a3 3 0 1 1-2.9 3.8M3 16.5h8a2.5 2.5 0 1 1-2.4 3.2',
  landslide: 'M2.5 20.5h19M2.5 20.5V6l5-2.5 12 17M14.5 9.5a1.8 1.8 0 1 0 .1 0zM18.8 13.6a1.3 1.3 0 1 0 .1 0z',
  'first-aid': 'M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9V3.5z',
  'go-bag':
    'M6 9a6 6 0 0 1 12 0v10.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19.5V9zM9.5 4V2.5h5V4M6 13.5h12M12 12v3.5',
  'water-food':
    'M12 3c3.6 4.2 5.8 7.3 5.8 10.4a5.8 5.8 0 0 1-11.6 0C6.2 10.3 8.4 7.2 12 3zM9.3 13.6a2.8 2.8 0 0 0 2.3 2.8',
  'family-plan':
    'M8 4.5a2.5 2.5 0 1 0 .1 0zM16 4.5a2.5 2.5 0 1 0 .1 0zM3.5 19.5V16a4.5 4.5 0 0 1 9 0v3.5M12.5 13a4.5 4.5 0 0 1 8 3v3.5M2.5 20.5h19',
};

export function TopicIcon({ topic, size = 32 }: { topic: TopicId; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[topic]} />
    </svg>
  );
}
