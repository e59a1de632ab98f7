import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { it } from 'vitest';
import { expectText } from '../../tests/support/attack/expect-text.ts';
import { CertificatePaper } from './records/certificate-paper.tsx';
import { DisasterCard } from './records/disaster-card.tsx';
import { NgoCard } from './records/ngo-card.tsx';

const _id = 'b1a8f1e4-0000-4000-8000-000000000000';
const at = '2026-03-04T08:00:00.000Z';

it('hostile words of a disaster stay words', () => {
  const states = { status: 'approved', displayStatus: 'active' } as const;
  const flood = { _id, disasterType: 'flood', reportedAt: at, ...states } as const;
  expectText((text) =>
    render(
      <MemoryRouter>
        <DisasterCard report={{ ...flood, description: text, address: text }} now={Date.parse(at)} />
      </MemoryRouter>,
    ),
  );
});

it('hostile words of an organization stay words', () => {
  expectText((text) => {
    const told = { organizationName: text, city: text, focusAreas: [text], description: text, scope: text };
    render(
      <MemoryRouter>
        <NgoCard ngo={{ _id, status: text, ...told }} from={text} />
      </MemoryRouter>,
    );
  });
});

it('a hostile name on a certificate stays a name', () => {
  const days = { reportedAt: at, completedAt: at, issuedAt: at };
  const paper = { _id, disasterType: 'flood', reference: 'A', ...days } as const;
  expectText((text) => render(<CertificatePaper certificate={{ ...paper, name: text, operator: text }} address="x" />));
});
