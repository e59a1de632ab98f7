import type { Json } from '../../../contract/base/canonical-json.ts';
import type { QueuedCallName } from '../../../contract/calls/queued.ts';
import { limits } from '../../../contract/limits.ts';

type Content = { readonly [key: string]: Json };

/** Bodies that the contract takes; one that shall be refused is really invalid, or really too large. */
export function realContent(call: QueuedCallName, words: string): Content {
  const padding = words.includes('REFUSE:too-large') ? 'x'.repeat(limits.itemBytes) : '';
  const description = `${words} पानी 🌊 "\\\u2028${padding}`;
  const content = { report: reportWith, aid: aidWith }[call === 'requestAid' ? 'aid' : 'report'](description);
  return words.includes('REFUSE:invalid') ? { ...content, contactNumber: ' ' } : content;
}

function reportWith(description: string): Content {
  return {
    disasterType: 'flood',
    severity: 'severe',
    location: { lati: -33.4, long: '151.000' },
    address: 'School on the hill',
    description,
    name: 'Asha',
    contactNumber: '+91 98765 43210',
  };
}

function aidWith(description: string): Content {
  return {
    name: 'Asha',
    contactNumber: '98765 00000',
    disasterType: 'Flood',
    location: '12.97161, 77.59456',
    requirements: [{ type: 'Food', quantity: 3, urgent: true, status: 'pending' }],
    deadline: '2030-01-09T05:30:00+05:30',
    description,
    status: 'active',
  };
}
