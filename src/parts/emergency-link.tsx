import type { ReactNode } from 'react';
import { dialAddress, LINK_MARK } from '../../contract/emergency-number.ts';

interface EmergencyLinkProps {
  number: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A call to the emergency services; where nobody told their number no link, but what is in it. */
export function EmergencyLink({ number, className, children }: EmergencyLinkProps) {
  return (
    <a {...{ [LINK_MARK]: '' }} className={className} href={number && dialAddress(number)}>
      {children}
    </a>
  );
}
