/** A link of one of the newsletter's mails. */
export interface MailLink {
  kind: 'confirm' | 'leave';
  token: string;
}

/** By the page's fragment: `#confirm=…`, `#leave=…`; undefined for any other. */
export function linkOf(hash: string): MailLink | undefined {
  const [, kind, token = ''] = /^#(confirm|leave)=([\w.-]{1,200})$/.exec(hash) ?? [];
  return kind === 'confirm' || kind === 'leave' ? { kind, token } : undefined;
}
